import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: string;
  customer: string;
  placed: Date;
  quantity: number;
  unitPrice: number;
  status: 'Open' | 'Shipped' | 'Returned';
  express: boolean;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const chipColors = { Open: 'info', Shipped: 'success', Returned: 'error' } as const;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 125 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 100 },
  { field: 'quantity', headerName: 'Qty', type: 'number', width: 55 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
    valueFormatter: (total: number) => dollars.format(total),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Shipped', 'Returned'],
    width: 110,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} color={chipColors[row.status]} variant="outlined" />
    ),
  },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 80 },
];

const orders: Order[] = [
  {
    id: 'SO-2041',
    customer: 'Harbour Café',
    placed: new Date(2025, 4, 2),
    quantity: 12,
    unitPrice: 18.5,
    status: 'Shipped',
    express: false,
  },
  {
    id: 'SO-2042',
    customer: 'Fjord Bikes',
    placed: new Date(2025, 4, 5),
    quantity: 4,
    unitPrice: 249,
    status: 'Shipped',
    express: true,
  },
  {
    id: 'SO-2043',
    customer: 'Studio Lumen',
    placed: new Date(2025, 4, 5),
    quantity: 30,
    unitPrice: 9.9,
    status: 'Returned',
    express: false,
  },
  {
    id: 'SO-2044',
    customer: 'Kestrel Books',
    placed: new Date(2025, 4, 9),
    quantity: 75,
    unitPrice: 14.2,
    status: 'Open',
    express: false,
  },
  {
    id: 'SO-2045',
    customer: 'Ashwick Clinic',
    placed: new Date(2025, 4, 12),
    quantity: 2,
    unitPrice: 1180,
    status: 'Open',
    express: true,
  },
  {
    id: 'SO-2046',
    customer: 'Northlight Films',
    placed: new Date(2025, 4, 13),
    quantity: 6,
    unitPrice: 82.75,
    status: 'Shipped',
    express: false,
  },
];

export default function OrderColumns() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Orders" columns={columns} rows={orders} hideFooter />
    </div>
  );
}
