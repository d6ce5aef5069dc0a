import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 140 },
  { field: 'side', headerName: 'Side', width: 140 },
  { field: 'day', headerName: 'Day', type: 'date', width: 150 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 140 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 150 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 120 },
];

const trades = makeTrades(60);

const groupingColDef = { width: 170 };

const initialState = {
  rowGrouping: { model: ['commodity'] },
  columns: { columnVisibilityModel: { commodity: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export default function PinnedGroupColumn() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Trades with a pinned grouping column"
        rows={trades}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
