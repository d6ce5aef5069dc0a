import DataObjectIcon from '@mui/icons-material/DataObject';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(40);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 90 },
];

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    const blob = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = 'trades.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
  };

  return (
    <Toolbar>
      <ToolbarButton aria-label="Download as JSON" onClick={download}>
        <DataObjectIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: JsonToolbar };

export default function JsonExport() {
  return (
    <div style={{ height: 360 }}>
      <DataGrid aria-label="Trades" rows={trades} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
