import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(60);

export default function InitialFilter() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'total', operator: '>', value: 2500 }] },
          },
        }}
      />
    </div>
  );
}
