import Pagination from '@mui/material/Pagination';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(47);
const slots = { basePagination: NumberedPagination };

export default function PagedButtons() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slots={slots}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        hideFooterSelectedRowCount
      />
    </div>
  );
}

type PaginationSlotProps = GridSlotProps['basePagination'];

function NumberedPagination({
  count,
  page,
  rowsPerPage,
  rowsPerPageOptions,
  disabled,
  onPageChange,
  onRowsPerPageChange,
}: PaginationSlotProps) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={rowsPerPageOptions}
      disabled={disabled}
      onPageChange={onPageChange}
      onRowsPerPageChange={(event) => onRowsPerPageChange?.(Number(event.target.value))}
      ActionsComponent={PageNumbers}
      sx={{
        '& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows': {
          display: { xs: 'none', sm: 'block' },
        },
      }}
    />
  );
}

function PageNumbers({
  count,
  page,
  rowsPerPage,
  disabled,
  onPageChange,
}: Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'disabled' | 'onPageChange'>) {
  return (
    <Pagination
      aria-label="Pages"
      color="primary"
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      disabled={disabled}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      sx={{ marginInlineStart: 1, '& ul': { flexWrap: 'nowrap' } }}
    />
  );
}
