import { useMemo, useSyncExternalStore } from 'react';
import Typography from '@mui/material/Typography';
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
  { field: 'id', headerName: 'Trade', width: 80, aggregable: false },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
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
const initialState: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 } },
  aggregation: { model: { quantity: 'sum', price: 'avg' } },
};

export default function ServerTotals() {
  const server = useRowServer({ rows: trades, latency: 300 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount, aggregateRow } = await server.getRows(params);
        return { rows, rowCount, aggregateRow };
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    [server],
  );

  return (
    <div>
      <Typography role="status" variant="body2" sx={{ height: 28 }}>
        Requested: {modelOf(log.at(-1)?.question)}
      </Typography>
      <div style={{ height: 424 }}>
        <DataGridPremium
          aria-label="Trades with server totals"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
        />
      </div>
    </div>
  );
}

/** The aggregation model of a request: `quantity sum, price avg`. */
function modelOf(question: unknown): string {
  const { aggregationModel = {} } = (question ?? {}) as DataGridPremiumProps;
  const parts = Object.entries(aggregationModel).map((entry) => entry.join(' '));
  return parts.join(', ') || 'no totals';
}
