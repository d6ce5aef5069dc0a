import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(120);

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Toolbar aria-label="Orders">
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          fullWidth
          placeholder="Search orders"
          render={({ ref, slotProps, ...control }, { value }) => (
            <TextField
              {...control}
              inputRef={ref}
              size="small"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search orders' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
                  endAdornment: value !== '' && <ClearButton />,
                },
              }}
            />
          )}
        />
      </QuickFilter>
      <Typography
        role="status"
        variant="body2"
        sx={{ width: 80, textAlign: 'end', paddingInlineEnd: 1, color: 'text.secondary' }}
      >
        {matches === 1 ? '1 order' : `${matches} orders`}
      </Typography>
    </Toolbar>
  );
}

function ClearButton() {
  return (
    <QuickFilterClear render={<IconButton size="small" edge="end" aria-label="Clear search" />}>
      <CloseIcon fontSize="small" />
    </QuickFilterClear>
  );
}

const slots = { toolbar: OrdersToolbar };

export default function AlwaysOpenQuickFilter() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
