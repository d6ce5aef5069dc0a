import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(20);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'day', headerName: 'Day', type: 'date', width: 120 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const initialState = {
  aggregation: { model: { day: 'max', price: 'avg', quantity: 'sum' } },
};

export default function InitialAggregation() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Trades"
        columns={columns}
        rows={trades}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
