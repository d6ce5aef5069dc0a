import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const asDollars = (amount: number) => dollars.format(amount);
const valueOf = ({ quantity, price }: Trade) => quantity * price;

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 105 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 95 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter: asDollars },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    valueGetter: (_value, trade) => valueOf(trade),
    valueFormatter: asDollars,
  },
  {
    field: 'fee',
    headerName: 'Broker fee',
    type: 'number',
    width: 110,
    valueGetter: (_value, trade) => valueOf(trade) * 0.0012,
    valueFormatter: asDollars,
  },
  {
    field: 'margin',
    headerName: 'Margin (8%)',
    type: 'number',
    width: 120,
    valueGetter: (_value, trade) => valueOf(trade) * 0.08,
    valueFormatter: asDollars,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 105,
    valueGetter: (_value, { day }) =>
      new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2),
  },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 90 },
];

const trades = makeTrades(100);

export default function ReorderColumns() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro aria-label="Trades" columns={columns} rows={trades} hideFooter />
    </div>
  );
}
