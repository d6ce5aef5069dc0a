import { useMemo } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

interface Cost {
  id: number;
  path: string[];
  supplier: string;
  cost: number | null;
}

const costs: Cost[] = [
  { id: 1, path: ['Groundworks'], supplier: '', cost: null },
  { id: 2, path: ['Groundworks', 'Excavation'], supplier: 'Morrow Plant', cost: 18_400 },
  { id: 3, path: ['Groundworks', 'Drainage'], supplier: 'Wells & Daughters', cost: 9_750 },
  { id: 4, path: ['Frame'], supplier: '', cost: null },
  { id: 5, path: ['Frame', 'Steel'], supplier: 'Brook Steel', cost: 64_200 },
  { id: 6, path: ['Frame', 'Concrete'], supplier: '', cost: null },
  { id: 7, path: ['Frame', 'Concrete', 'Slabs'], supplier: 'Gray Concrete', cost: 31_900 },
  { id: 8, path: ['Frame', 'Concrete', 'Stairs'], supplier: 'Gray Concrete', cost: 7_300 },
  { id: 9, path: ['Envelope'], supplier: '', cost: null },
  { id: 10, path: ['Envelope', 'Windows'], supplier: 'Clear Glass', cost: 42_600 },
  { id: 11, path: ['Envelope', 'Roof'], supplier: 'North Roofs', cost: 27_150 },
];
const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const columns: GridColDef<Cost>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 140, aggregable: false },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 140,
    valueFormatter: (cost?: number | null) => (typeof cost === 'number' ? euros.format(cost) : ''),
  },
];
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'sum', columnTypes: ['number'] },
  max: { label: 'maximum', columnTypes: ['number'] },
};
const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Work',
  flex: 1,
  minWidth: 180,
};
const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { cost: 'sum' } },
};

export default function ServerTotalsTree() {
  const server = useRowServer({ rows: costs, pathOf: ({ path }) => path, latency: 300 });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount, aggregateRow } = await server.getRows(params);
        return { rows, rowCount, aggregateRow };
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
      getAggregatedValue: (row, field) => (row.totals ?? row)[field],
    }),
    [server],
  );

  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Costs of a building, with totals for each level"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        treeData
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
