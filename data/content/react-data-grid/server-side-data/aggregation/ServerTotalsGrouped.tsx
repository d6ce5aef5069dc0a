import { useMemo } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(300);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
];
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'sum', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
  max: { label: 'maximum', columnTypes: ['number'] },
  size: { label: 'count', hasCellUnit: false },
};
const groupingColDef: DataGridPremiumProps['groupingColDef'] = { flex: 1, minWidth: 160 };
const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['commodity'] },
  columns: { columnVisibilityModel: { commodity: false } },
  aggregation: { model: { quantity: 'sum', price: 'avg' } },
};

export default function ServerTotalsGrouped() {
  const server = useRowServer({ rows: trades, latency: 300 });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount, aggregateRow } = await server.getRows(params);
        return { rows, rowCount, aggregateRow };
      },
      getGroupKey: (row) => String(row.groupKey || row.id),
      getChildrenCount: (row) => row.childrenCount,
      // The server sends the totals of a group in `row.totals`; `aggregateRow` has them at the top.
      getAggregatedValue: (row, field) => (row.totals ?? row)[field],
    }),
    [server],
  );

  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Trades by commodity, with totals for each"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
