import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(200);

const columns: DataGridPremiumProps<Trade>['columns'] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Quantity (t)', type: 'number', width: 130 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'commodity' }],
      columns: [{ field: 'desk', sort: 'asc' }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'price', aggFunc: 'avg', hidden: true },
      ],
    },
  },
};

export default function InitialPivot() {
  return (
    <div style={{ height: 560 }}>
      <DataGridPremium
        aria-label="Trades by commodity and desk"
        rows={trades}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
