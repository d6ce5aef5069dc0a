import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(120);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
  {
    field: 'value',
    headerName: 'Value ($)',
    type: 'number',
    width: 140,
    // Without an aggregate, the grid also calls it for groups and footers, whose row has no fields.
    valueGetter: (_value, row) => (row.price ? row.quantity * row.price : null),
  },
];

const initialState = {
  columns: { columnVisibilityModel: { commodity: false, desk: false } },
  rowGrouping: { model: ['commodity', 'desk'] },
  aggregation: { model: { quantity: 'sum', value: 'sum' } },
  sorting: { sortModel: [{ field: 'value', sort: 'desc' as const }] },
};

const groupingColDef = { headerName: 'Commodity and desk', width: 220, aggregable: false };

export default function GroupSums() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Trades by commodity and desk"
        columns={columns}
        rows={trades}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
