import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 70 },
  { field: 'day', headerName: 'Day', type: 'date', width: 95 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 105 },
  { field: 'desk', headerName: 'Desk', width: 80 },
  { field: 'side', headerName: 'Side', width: 65 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 80 },
];
const trades = makeTrades(200);

export default function ShortRows() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Trades"
        columns={columns}
        rows={trades}
        rowHeight={25}
        columnHeaderHeight={36}
        sx={{ fontSize: 13 }}
      />
    </div>
  );
}
