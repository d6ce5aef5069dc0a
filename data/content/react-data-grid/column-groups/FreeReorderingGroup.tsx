import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const orders = makeOrders(4);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'buyer',
    headerName: 'Buyer (fixed)',
    children: [{ field: 'customer' }, { field: 'city' }, { field: 'country' }],
  },
  {
    groupId: 'progress',
    headerName: 'Progress (free)',
    freeReordering: true,
    children: [{ field: 'placed' }, { field: 'status' }],
  },
];

export default function FreeReorderingGroup() {
  return (
    <DataGridPro
      aria-label="Orders"
      columns={columns}
      rows={orders}
      columnGroupingModel={columnGroupingModel}
      hideFooter
    />
  );
}
