import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  line: string;
  month: string;
  /** In thousand euros, same as `cost`. */
  revenue: number;
  cost: number;
}

interface Amounts {
  revenue: number;
  cost: number;
}

const margin: GridAggregationFunction<Amounts, number> = {
  label: 'margin',
  columnTypes: ['number'],
  // Both amounts of a row, in place of its own margin
  getCellValue: ({ row }) => ({ revenue: row.revenue, cost: row.cost }),
  apply: ({ values }) => {
    const revenue = values.reduce((sum, each) => sum + (each?.revenue ?? 0), 0);
    const cost = values.reduce((sum, each) => sum + (each?.cost ?? 0), 0);
    return revenue > 0 ? (revenue - cost) / revenue : null;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, margin };

const columns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'month', headerName: 'Month', width: 90 },
  { field: 'revenue', headerName: 'Revenue (k€)', type: 'number', width: 140 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 120 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => (row.revenue ? (row.revenue - row.cost) / row.revenue : null),
    valueFormatter: inPercent,
    availableAggregationFunctions: ['margin', 'avg'],
  },
];

const initialState = {
  columns: { columnVisibilityModel: { line: false } },
  rowGrouping: { model: ['line'] },
  aggregation: { model: { revenue: 'sum', cost: 'sum', margin: 'margin' } },
};

const groupingColDef = { headerName: 'Line', width: 170, aggregable: false };

const sales: Sale[] = [
  { id: 1, line: 'E-bikes', month: 'April', revenue: 402, cost: 297 },
  { id: 2, line: 'E-bikes', month: 'May', revenue: 455, cost: 322 },
  { id: 3, line: 'E-bikes', month: 'June', revenue: 461, cost: 330 },
  { id: 4, line: 'Helmets', month: 'April', revenue: 53, cost: 21 },
  { id: 5, line: 'Helmets', month: 'May', revenue: 57, cost: 24 },
  { id: 6, line: 'Helmets', month: 'June', revenue: 9, cost: 8 },
];

export default function MarginRatio() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Sales by product line"
        columns={columns}
        rows={sales}
        initialState={initialState}
        groupingColDef={groupingColDef}
        aggregationFunctions={aggregationFunctions}
        defaultGroupingExpansionDepth={-1}
        rowHeight={38}
        hideFooter
      />
    </div>
  );
}

function inPercent(share: number | null | undefined): string {
  return typeof share === 'number' ? `${(100 * share).toFixed(1)}%` : '';
}
