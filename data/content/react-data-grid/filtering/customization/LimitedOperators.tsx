import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const lessOrGreater = getGridNumericOperators().filter(({ value }) => ['<', '>'].includes(value));
const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80, filterOperators: contains },
  {
    field: 'commodity',
    headerName: 'Commodity',
    flex: 1,
    minWidth: 120,
    filterOperators: contains,
  },
  { field: 'desk', headerName: 'Desk', width: 100, filterOperators: contains },
  { field: 'side', headerName: 'Side', width: 90, filterOperators: contains },
  {
    field: 'quantity',
    headerName: 'Tonnes',
    type: 'number',
    width: 130,
    filterOperators: lessOrGreater,
  },
  {
    field: 'price',
    headerName: 'Price (USD)',
    type: 'number',
    width: 120,
    filterOperators: lessOrGreater,
  },
];

const trades = makeTrades(40);

export default function LimitedOperators() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Trades"
        columns={columns}
        rows={trades}
        initialState={{
          filter: { filterModel: { items: [{ field: 'quantity', operator: '>', value: 300 }] } },
        }}
        showToolbar
      />
    </div>
  );
}
