import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridPageCountSelector,
  gridPageSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(240);

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const initialState = { pagination: { paginationModel: { pageSize: 25 } } };
const slots = { toolbar: PageToolbar };

function PageToolbar() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Toolbar aria-label="Pages">
      <Slider
        aria-label="Page"
        size="small"
        min={1}
        max={Math.max(pageCount, 1)}
        value={page + 1}
        onChange={(_event, value) => apiRef.current.setPage(Number(value) - 1)}
        sx={{ mx: 2 }}
      />
      <Typography variant="body2" sx={{ flexShrink: 0, marginInlineEnd: 1 }}>
        Page {page + 1} of {Math.max(pageCount, 1)}, {found} trades
      </Typography>
    </Toolbar>
  );
}

export default function SelectorInToolbar() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Trades"
        rows={trades}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
