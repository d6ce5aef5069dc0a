import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

function AnnouncingFooter() {
  const apiRef = useGridApiContext();
  const matching = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const column = sorted && lookup[sorted.field];
  const messages = [
    `${matching} of ${orders.length} orders`,
    selected > 0 && `${selected} selected`,
    column && `${column.headerName}, ${sorted.sort === 'asc' ? 'ascending' : 'descending'}`,
  ];

  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {messages.filter(Boolean).join(' · ')}
    </Typography>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'status', headerName: 'Status', width: 105 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(40);
const slots = { footer: AnnouncingFooter };

export default function AnnouncedResults() {
  return (
    <div style={{ height: 380 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slots={slots}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
