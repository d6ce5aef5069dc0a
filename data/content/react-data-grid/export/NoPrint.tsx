import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(40);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'day', headerName: 'Trade date', type: 'date', width: 110 },
];

const slotProps = { toolbar: { printOptions: { disableToolbarButton: true } } };

export default function NoPrint() {
  return (
    <div style={{ height: 360 }}>
      <DataGrid
        aria-label="Trades"
        rows={trades}
        columns={columns}
        slotProps={slotProps}
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
