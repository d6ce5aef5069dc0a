import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(600);

const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  {
    field: 'value',
    headerName: 'Value (USD)',
    type: 'number',
    width: 140,
    valueGetter: (_value, { quantity, price }) => quantity && quantity * price, // group rows have neither
  },
  { field: 'day', headerName: 'Day', type: 'date', width: 110, groupable: false },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 90 },
];

const groupingColDef = { width: 200 };

function isGroupExpandedByDefault({ groupingKey }: { groupingKey: unknown }) {
  return groupingKey === 'Oslo';
}

export default function TradingDesks() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['desk', 'commodity'] },
      aggregation: { model: { quantity: 'sum', value: 'sum' } },
      sorting: { sortModel: [{ field: 'value', sort: 'desc' }] },
    },
  });

  return (
    <div style={{ height: 520 }}>
      <DataGridPremium
        aria-label="Trades by desk and commodity"
        apiRef={apiRef}
        rows={trades}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        showToolbar
      />
    </div>
  );
}
