import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { pickOne, seededRandom } from '#data/content/shared/seededRandom.ts';

interface Request {
  id: number;
  route: string;
  /** Response time in ms. */
  time: number;
}

const median = percentile(50, 'median');
const p95 = percentile(95, '95th percentile');
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, p95 };

const columns: GridColDef<Request>[] = [
  { field: 'route', headerName: 'Route', width: 160 },
  { field: 'id', headerName: 'Request', width: 120 },
  { field: 'time', headerName: 'Time (ms)', type: 'number', width: 170 },
];

const initialState = {
  columns: { columnVisibilityModel: { route: false } },
  rowGrouping: { model: ['route'] },
  aggregation: { model: { id: 'size', time: 'p95' } },
};

const groupingColDef = { headerName: 'Route', width: 200, aggregable: false };
const random = seededRandom(7);

const requests = Array.from({ length: 200 }, (_, index): Request => ({
  id: index + 1,
  route: pickOne(random, ['/cart', '/login', '/orders', '/search']),
  time: Math.round(20 + 30 * random() + 400 * random() ** 6),
}));

export default function Percentiles() {
  return (
    <div style={{ height: 380 }}>
      <DataGridPremium
        aria-label="Requests by route"
        columns={columns}
        rows={requests}
        initialState={initialState}
        groupingColDef={groupingColDef}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </div>
  );
}

/** The lowest value that at least `percent` percent of all values don't exceed. */
function percentile(percent: number, label: string): GridAggregationFunction<number> {
  return {
    label,
    columnTypes: ['number'],
    apply: ({ values }) => {
      const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
      return known[Math.ceil((percent / 100) * known.length) - 1] ?? null;
    },
  };
}
