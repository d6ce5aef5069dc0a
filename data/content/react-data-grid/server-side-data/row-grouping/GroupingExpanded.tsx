import { useMemo, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(60);
const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 100 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

export default function GroupingExpanded() {
  const server = useRowServer({ rows: trades, latency: 600 });
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
    <Stack spacing={1} sx={{ height: 440 }}>
      <Typography variant="body2" role="status">
        Requests: {log.length}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Groups expanded by default"
          columns={columns}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={-1}
          initialState={{ rowGrouping: { model: ['desk', 'side'] } }}
        />
      </div>
    </Stack>
  );
}
