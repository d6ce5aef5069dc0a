import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'desk', headerName: 'Desk', flex: 1, minWidth: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(60);

const initialState = {
  rowGrouping: { model: ['commodity'] },
  columns: { columnVisibilityModel: { commodity: false } },
  sorting: {
    sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' as const }],
  },
};

export default function GroupClickToggle() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        apiRef={apiRef}
        rows={trades}
        columns={columns}
        initialState={initialState}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& [aria-expanded]': { cursor: 'pointer' } }}
      />
    </div>
  );
}
