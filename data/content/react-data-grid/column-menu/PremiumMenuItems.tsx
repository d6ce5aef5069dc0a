import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'side', headerName: 'Side', width: 100 },
  { field: 'day', headerName: 'Day', type: 'date', width: 120, groupable: false },
  { field: 'price', headerName: 'US$ / t', type: 'number', width: 120 },
];

const trades = makeTrades(40);

const initialState = {
  rowGrouping: { model: ['commodity'] },
  columns: { columnVisibilityModel: { commodity: false } },
  aggregation: { model: { quantity: 'sum' } },
};

export default function PremiumMenuItems() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        columns={columns}
        rows={trades}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
