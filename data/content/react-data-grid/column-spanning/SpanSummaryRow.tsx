import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: number;
  product: string;
  quantity: number;
  price: number;
}

interface Summary {
  id: 'subtotal' | 'tax' | 'total';
  label: string;
  rate?: number;
  amount: number;
}

type Line = Item | Summary;

const TAX = 0.2;
const items: Item[] = [
  { id: 1, product: 'Oak stool', quantity: 8, price: 64 },
  { id: 2, product: 'Reading lamp', quantity: 8, price: 72.9 },
  { id: 3, product: 'Wool rug', quantity: 2, price: 245 },
  { id: 4, product: 'Desk mat', quantity: 12, price: 18.4 },
];
const subtotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const lines: Line[] = [
  ...items,
  { id: 'subtotal', label: 'Subtotal', amount: subtotal },
  { id: 'tax', label: 'VAT', rate: TAX, amount: subtotal * TAX },
  { id: 'total', label: 'Total', amount: subtotal * (1 + TAX) },
];
const isSummary = (line: Line): line is Summary => 'label' in line;
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 105,
    valueGetter: (_value, line) => (isSummary(line) ? line.label : line.product),
    colSpan: (_value, line) => {
      if (!isSummary(line)) {
        return 1;
      }
      return line.rate === undefined ? 3 : 2;
    },
  },
  {
    field: 'quantity',
    headerName: 'Qty',
    type: 'number',
    width: 48,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 80,
    valueGetter: (_value, line) => (isSummary(line) ? line.rate : line.price),
    valueFormatter: (value: number | undefined, line) => {
      if (value === undefined) {
        return '';
      }
      return isSummary(line) ? `${value * 100}%` : euros.format(value);
    },
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 92,
    valueGetter: (_value, line) => (isSummary(line) ? line.amount : line.quantity * line.price),
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function SpanSummaryRow() {
  return (
    <div style={{ height: 423 }}>
      <DataGrid
        aria-label="Invoice"
        columns={columns}
        rows={lines}
        getCellClassName={({ row, field }) =>
          row.id === 'total' || (isSummary(row) && field === 'product') ? 'strong' : ''
        }
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
        sx={{ '& .strong': { fontWeight: 600 } }}
      />
    </div>
  );
}
