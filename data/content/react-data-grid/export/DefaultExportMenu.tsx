import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total: number) => `€${total.toFixed(2)}`,
  },
];

const initialState = { sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] } };
const slotProps = { toolbar: { csvOptions: { fileName: 'orders' } } };

export default function DefaultExportMenu() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
