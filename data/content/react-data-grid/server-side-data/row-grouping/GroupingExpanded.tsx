import { useMemo, useState, useSyncExternalStore } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
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
  const [isExpanded, setIsExpanded] = useState(false);
  const [earlier, setEarlier] = useState(0);
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
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch />}
          label="Expand at first"
          checked={isExpanded}
          onChange={(_event, checked) => {
            setIsExpanded(checked);
            setEarlier(log.length);
          }}
        />
        <Typography variant="body2" role="status">
          Requests: {log.length - earlier}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={String(isExpanded)}
          aria-label="Trades by desk and side"
          columns={columns}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={isExpanded ? -1 : 0}
          initialState={{ rowGrouping: { model: ['desk', 'side'] } }}
        />
      </div>
    </Stack>
  );
}
