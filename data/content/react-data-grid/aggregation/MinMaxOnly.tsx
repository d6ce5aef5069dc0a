import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(12);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  {
    field: 'price',
    headerName: 'Price ($/t)',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['min', 'max'],
  },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const initialState = { aggregation: { model: { price: 'max', quantity: 'sum' } } };

export default function MinMaxOnly() {
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
