import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 105 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(240);

export default function PagedOrders() {
  return (
    <div style={{ height: 371 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10, 25, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
