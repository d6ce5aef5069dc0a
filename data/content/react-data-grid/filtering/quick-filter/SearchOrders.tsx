import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'country', headerName: 'Country', width: 135 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 105,
  },
];

const orders = makeOrders(80);

export default function SearchOrders() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </div>
  );
}
