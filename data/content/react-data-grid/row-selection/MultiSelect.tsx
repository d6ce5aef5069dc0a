import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 115 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 95 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 115 },
];

const trades = makeTrades(40);

export default function MultiSelect() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="Trades"
        rows={trades}
        columns={columns}
        pagination
        pageSizeOptions={[10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      />
    </div>
  );
}
