import { useMemo, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { groupText } from './groupText.ts';

const trades = makeTrades(600);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110, groupable: false },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100, groupable: false },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130, groupable: false },
];
const groupingColDef = { headerName: 'Group', width: 200 };

export default function TradesGrouped() {
  const server = useRowServer({ rows: trades, latency: 400 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: (row) => String(row.groupKey || row.id),
      getChildrenCount: (row) => Number(row.childrenCount ?? 0),
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 520 }}>
      <Typography variant="body2" role="status" noWrap>
        {groupText(log)}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades grouped by a server"
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          initialState={{ rowGrouping: { model: ['commodity', 'desk'] } }}
          showToolbar
        />
      </div>
    </Stack>
  );
}
