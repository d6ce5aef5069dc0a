import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

const sum: GridAggregationFunction<unknown, number> = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'sum, rounded',
  valueFormatter: (value?: number) => (value === undefined ? '' : compact.format(value)),
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, sum };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number) => (value === undefined ? '' : `€${value.toFixed(2)}`),
  },
];

const initialState = { aggregation: { model: { total: 'sum' } } };

export default function FormattedAggregate() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </div>
  );
}
