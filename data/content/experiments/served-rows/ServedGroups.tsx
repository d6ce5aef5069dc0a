import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(300);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', width: 120 },
  { field: 'desk', width: 100 },
  { field: 'quantity', type: 'number', width: 130 },
];
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
};

export default function ServedGroups() {
  const server = useRowServer({ rows: trades, latency: 300 });
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: ({ groupKey, id }) => String(groupKey || id), // rows of a group have no key of their own
      getChildrenCount: ({ childrenCount }) => Number(childrenCount),
      getAggregatedValue: (row, field) => (row.totals ?? row)[field],
    }),
    [server],
  );

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        label="Trades by commodity from a server"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: { model: ['commodity', 'desk'] },
          aggregation: { model: { quantity: 'sum' } },
        }}
      />
    </Box>
  );
}
