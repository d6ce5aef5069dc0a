import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 130, valueFormatter: String },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 150,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 190 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(120);

export default function HeaderFilters() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro aria-label="Orders" rows={orders} columns={columns} headerFilters />
    </div>
  );
}
