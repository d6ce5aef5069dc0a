import { DataGridPro, type GridColDef, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 110,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const [urgent, disputed, ...rows] = makeOrders(102);
const pinnedRows: GridPinnedRowsProp<Order> = {
  top: urgent && [urgent],
  bottom: disputed && [disputed],
};

export default function PinnedWithPagination() {
  return (
    <div style={{ height: 450 }}>
      <DataGridPro
        aria-label="Orders with pinned rows on each page"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
        pagination
      />
    </div>
  );
}
