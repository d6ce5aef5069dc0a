import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, aggregable: false },
  { field: 'customer', headerName: 'Customer', width: 170, aggregable: false },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130, aggregable: false },
];

const initialState = { aggregation: { model: { customer: 'size', total: 'sum' } } };
/** Replaces the default, whose ID differs from the ID in the label. */
const searchField = { htmlInput: { role: 'searchbox' } };
const slots = { toolbar: TotalsToolbar };

export default function TotalsAboveGrid() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={initialState}
        getAggregationPosition={inline}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}

/** For all rows together, this calculates the values and shows no footer. */
function inline() {
  return 'inline' as const;
}

function TotalsToolbar() {
  const apiRef = useGridApiContext();
  const totals = useGridSelector(apiRef, gridAggregationLookupSelector)?.[GRID_ROOT_GROUP_ID];
  return (
    <Toolbar>
      <Stack direction="row" spacing={2} sx={{ flex: 1, px: 1 }}>
        <Figure name="Orders" value={totals?.customer?.value} />
        <Figure name="Sum (€)" value={totals?.total?.value} />
      </Stack>
      <QuickFilter expanded style={{ flex: '0 1 180px', minWidth: 0 }}>
        <QuickFilterControl fullWidth label="Search" size="small" slotProps={searchField} />
      </QuickFilter>
    </Toolbar>
  );
}

function Figure({ name, value = 0 }: { name: string; value?: number }) {
  return (
    <div>
      <Typography component="div" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography component="output" aria-label={name} sx={{ fontWeight: 600 }}>
        {value.toLocaleString('en-US', { maximumFractionDigits: 0 })}
      </Typography>
    </div>
  );
}
