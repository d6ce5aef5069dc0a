import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, groupable: false },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, groupable: false },
];

export default function NotGroupableColumn() {
  return (
    <div style={{ height: 330 }}>
      <DataGridPremium
        aria-label="Orders with two columns to group by"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
