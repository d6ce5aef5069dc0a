import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: DataGridPremiumProps<Order>['columns'] = [
  { field: 'id', headerName: 'Order', width: 90, pivotable: false },
  { field: 'customer', headerName: 'Customer', width: 150, pivotable: false },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  // Its year and its quarter remain in the panel.
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110, pivotable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function NonPivotableColumns() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium aria-label="Orders" rows={orders} columns={columns} showToolbar hideFooter />
    </div>
  );
}
