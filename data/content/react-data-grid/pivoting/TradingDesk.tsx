import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(2000);
const dollars = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const columns: DataGridPremiumProps<Trade>['columns'] = [
  { field: 'id', headerName: 'Trade', width: 90, pivotable: false },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    valueGetter: (_value, { settled }) => (settled ? 'Settled' : 'Open'),
  },
  { field: 'day', headerName: 'Day', type: 'date', width: 110, pivotable: false },
  { field: 'quantity', headerName: 'Quantity (t)', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
  {
    field: 'worth',
    headerName: 'Value (USD)',
    type: 'number',
    width: 120,
    valueGetter: (_value, { quantity, price }) => quantity && quantity * price, // group rows have neither
    valueFormatter: (value) => (typeof value === 'number' ? dollars.format(value) : ''),
  },
];

const getDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'day'
    ? [
        {
          field: 'week',
          headerName: 'Week of May',
          valueGetter: (_value, { day }) => `Week ${Math.ceil(day.getDate() / 7)}`,
        },
      ]
    : undefined;

const initialState: DataGridPremiumProps['initialState'] = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'commodity' }, { field: 'side' }],
      columns: [
        { field: 'week', sort: 'asc' },
        { field: 'desk', sort: 'asc' },
      ],
      values: [
        { field: 'worth', aggFunc: 'sum' },
        { field: 'quantity', aggFunc: 'sum' },
      ],
    },
  },
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field) => ({
  align: 'right',
  headerAlign: 'right',
  headerName: field === 'worth' ? 'USD' : 'Tonnes',
  width: 100,
});

export default function TradingDesk() {
  return (
    <div style={{ height: 600 }}>
      <DataGridPremium
        aria-label="Trades of May"
        rows={trades}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        getPivotDerivedColumns={getDerivedColumns}
        defaultGroupingExpansionDepth={1}
        showToolbar
        hideFooter
      />
    </div>
  );
}
