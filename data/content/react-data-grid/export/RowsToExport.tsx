import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
  pagination: { paginationModel: { pageSize: 5 } },
};

const allRows = ({ apiRef }: GridCsvGetRowsToExportParams) => gridDataRowIdsSelector(apiRef);
const matchingRows = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridFilteredSortedRowIdsSelector(apiRef);
const rowsOfPage = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);

const choices = [
  { label: 'All orders', fileName: 'all-orders', getRowsToExport: allRows },
  { label: 'Matching orders', fileName: 'matching-orders', getRowsToExport: matchingRows },
  { label: 'This page', fileName: 'page-of-orders', getRowsToExport: rowsOfPage },
];

export default function RowsToExport() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {choices.map(({ label, ...options }) => (
          <Button key={label} size="small" onClick={() => apiRef.current?.exportDataAsCsv(options)}>
            {label}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
    </Stack>
  );
}
