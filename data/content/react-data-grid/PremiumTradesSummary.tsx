import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(240);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'quantity', headerName: 'Quantity (t)', type: 'number', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'side', headerName: 'Side', width: 80, groupable: false },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110, groupable: false },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 90 },
];

const groupingColDef = { width: 170 };

export default function PremiumTradesSummary() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['commodity'] },
      aggregation: { model: { quantity: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 480 }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        apiRef={apiRef}
        rows={trades}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
        showToolbar
      />
    </Box>
  );
}
