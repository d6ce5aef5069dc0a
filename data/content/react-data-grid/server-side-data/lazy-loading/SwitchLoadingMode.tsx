import { useMemo, useState, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { rangeText } from './rangeText.ts';

const flights = makeFlights(100);
const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'state', headerName: 'State', width: 120 },
];

export default function SwitchLoadingMode() {
  const server = useRowServer({ rows: flights, latency: 400 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const [rowCount, setRowCount] = useState(-1);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows } = await server.getRows(params);
        return { rows }; // the prop `rowCount` decides
      },
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row count"
        value={rowCount}
        onChange={(_, next: number | null) => setRowCount(next ?? rowCount)}
      >
        <ToggleButton value={-1}>-1</ToggleButton>
        <ToggleButton value={40}>40</ToggleButton>
        <ToggleButton value={100}>100</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {rangeText(log)}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Departures, with a row count that changes"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          rowCount={rowCount}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
    </Stack>
  );
}
