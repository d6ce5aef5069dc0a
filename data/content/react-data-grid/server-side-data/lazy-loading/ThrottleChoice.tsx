import { useMemo, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { makeMeters, type Meter } from '#data/content/shared/meters.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const meters = makeMeters(5000);
const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'serial', headerName: 'Serial', flex: 1, minWidth: 110 },
  { field: 'town', headerName: 'Town', width: 140 },
];

export default function ThrottleChoice() {
  const server = useRowServer({ rows: meters, latency: 300 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        return { rows, rowCount };
      },
    }),
    [server],
  );
  const [throttle, setThrottle] = useState(500);
  const [counted, setCounted] = useState(0);

  return (
    <Stack spacing={2} sx={{ height: 440 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Throttle"
          value={throttle}
          onChange={({ target }) => setThrottle(Number(target.value))}
          sx={{ width: 110, flex: 'none' }}
        >
          {[0, 500, 2000].map((each) => (
            <MenuItem key={each} value={each}>
              {each} ms
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => setCounted(log.length)}>
          Reset
        </Button>
        <Typography variant="body2" role="status">
          Requests: {log.length - counted}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Meters, with fewer requests while scrolling"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttle}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </div>
    </Stack>
  );
}
