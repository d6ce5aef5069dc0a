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
  pagination: { paginationModel: { pageSize: 20 } },
  aggregation: { model: { quantity: 'sum', price: 'max' } },
};

export default function ServerTotalsLazy() {
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
        Requests sent: {log.length}
      </Typography>
      <div style={{ height: 424 }}>
        <DataGridPremium
          aria-label="Trades that load on scroll, with totals"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          lazyLoading
          initialState={initialState}
        />
      </div>
    </div>
  );
}
