import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const orders = makeOrders(60);
const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 150 },
  { field: 'customer', headerName: 'Customer', width: 155 },
  { field: 'status', headerName: 'Status', width: 115 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (total: number) => euros.format(total),
  },
];

export default function MultiSort() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Orders by country and total"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'country', sort: 'asc' },
              { field: 'total', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
