import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';
import {
  makeOrders,
  orderStatuses,
  type Order,
  type OrderStatus,
} from '#data/content/shared/orders.ts';

const orders = makeOrders(12);

const compareStatus: GridComparatorFn<OrderStatus> = (one, other) =>
  orderStatuses.indexOf(one) - orderStatuses.indexOf(other);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 120,
    sortComparator: compareStatus,
  },
];

export default function StatusOrder() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Orders by status"
        columns={columns}
        rows={orders}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
