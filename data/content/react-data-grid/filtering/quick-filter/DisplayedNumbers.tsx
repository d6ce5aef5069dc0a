import { DataGrid, getGridStringQuickFilterFn, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price per tonne',
    type: 'number',
    width: 140,
    valueFormatter: (price: number) => dollars.format(price),
    // Search in the displayed text, as string columns do.
    getApplyQuickFilterFn: getGridStringQuickFilterFn,
  },
];

const trades = makeTrades(60);

export default function DisplayedNumbers() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Trades"
        columns={columns}
        rows={trades}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['$9,'] } } }}
        showToolbar
      />
    </div>
  );
}
