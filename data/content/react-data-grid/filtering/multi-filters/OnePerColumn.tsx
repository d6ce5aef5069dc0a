import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', filterable: false, width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  {
    field: 'side',
    headerName: 'Side',
    type: 'singleSelect',
    valueOptions: ['Buy', 'Sell'],
    width: 90,
  },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 135 },
];

const trades = makeTrades(200);

/** The columns of a form: its own, and those without a filter. */
function filterColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const filtered = new Set(currentFilters.map((item) => item.field));
  return columns
    .map((column) => column.field)
    .filter((each) => each === field || !filtered.has(each));
}

/** The column of the next filter: the first without one. */
function getColumnForNewFilter({ currentFilters, columns }: GetColumnForNewFilterArgs) {
  const filtered = new Set(currentFilters.map((item) => item.field));
  return columns.find(({ field }) => !filtered.has(field))?.field ?? null;
}

export default function OnePerColumn() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Trades"
        columns={columns}
        rows={trades}
        showToolbar
        slotProps={{ filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter } }}
      />
    </div>
  );
}
