import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(60);

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of trades"
      color="primary"
      size="small"
      siblingCount={0}
      page={page + 1}
      count={pageCount}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      sx={{ mx: 1 }}
    />
  );
}

const slots = { pagination: PageNumbers };

export default function NumberedPages() {
  return (
    <div style={{ height: 371 }}>
      <DataGrid
        aria-label="Trades"
        rows={trades}
        columns={columns}
        slots={slots}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        hideFooterSelectedRowCount
      />
    </div>
  );
}
