import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 100 },
];

const fixedFields = ['id', 'settled', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];

function getTogglableColumns(all: GridColDef[]) {
  return all.map(({ field }) => field).filter((field) => !fixedFields.includes(field));
}

const trades = makeTrades(60);

export default function TogglableSubset() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        columns={columns}
        rows={trades}
        initialState={{
          rowGrouping: { model: ['commodity'] },
          columns: { columnVisibilityModel: { commodity: false } },
        }}
        defaultGroupingExpansionDepth={1}
        showToolbar
        hideFooter
        slotProps={{ columnsManagement: { getTogglableColumns } }}
      />
    </div>
  );
}
