import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 100 },
];

const trades = makeTrades(5);

const ascending: Record<string, string> = {
  date: 'Oldest first',
  number: 'Smallest first',
  boolean: 'Open first',
};
const descending: Record<string, string> = {
  date: 'Newest first',
  number: 'Largest first',
  boolean: 'Settled first',
};

const localeText: Partial<GridLocaleText> = {
  columnMenuSortAsc: ({ type = 'string' }) => ascending[type] ?? 'A to Z',
  columnMenuSortDesc: ({ type = 'string' }) => descending[type] ?? 'Z to A',
  columnMenuUnsort: 'Original order',
};

export default function SortLabels() {
  return (
    <DataGrid
      aria-label="Trades"
      columns={columns}
      rows={trades}
      localeText={localeText}
      hideFooter
    />
  );
}
