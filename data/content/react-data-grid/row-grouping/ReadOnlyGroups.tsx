import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120, groupable: false },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = { rowGrouping: { model: ['status'] } };

export default function ReadOnlyGroups() {
  return (
    <div style={{ height: 370 }}>
      <DataGridPremium
        aria-label="Orders by status"
        rows={orders}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
