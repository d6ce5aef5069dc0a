import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(1000);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', width: 120 },
  { field: 'desk', width: 100 },
  { field: 'quantity', type: 'number', width: 110, editable: true },
  { field: 'price', type: 'number', width: 110 },
  { field: 'day', type: 'date', width: 120 },
];

export default function ServedTrades() {
  const server = useRowServer({ rows: trades, latency: [200, 600] });
  const [failing, setFailing] = React.useState(false);
  const [problem, setProblem] = React.useState('');
  const log = React.useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const last = log.at(-1);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await server.getRows(params);
        setProblem('');
        return answer;
      },
      updateRow: server.updateRow,
    }),
    [server],
  );

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" spacing={2} sx={{ height: 60, flex: 'none', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={failing}
              onChange={(_, checked) => {
                setFailing(checked);
                server.setFailing(checked);
              }}
            />
          }
          label="Fail"
        />
        <Typography variant="body2" role="status">
          {problem ||
            (last ? `Request ${last.number} (${last.kind}): ${last.state}` : 'No request yet')}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Trades from a server"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setProblem(error.message)}
          pageSizeOptions={[10, 25]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        />
      </Box>
    </Box>
  );
}
