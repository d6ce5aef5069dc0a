import { useEffect, useState, useSyncExternalStore } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(80);
const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 95 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 125 },
];

interface Loaded {
  rows: Trade[];
  /** What the rows are sorted by. */
  sortModel?: GridSortModel;
}

export default function ServerSort() {
  const server = useRowServer({ rows: trades, latency: 800 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const [latency, setLatency] = useState(800);

  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'price', sort: 'desc' }]);
  const [loaded, setLoaded] = useState<Loaded>({ rows: [] });

  useEffect(() => {
    const request = new AbortController();
    server.getRows({ sortModel }, request.signal).then(
      ({ rows }) => setLoaded({ rows, sortModel }),
      () => {
        if (!request.signal.aborted) {
          setLoaded({ rows: [], sortModel }); // show the error here
        }
      },
    );
    // The next model makes this request obsolete.
    return () => request.abort();
  }, [server, sortModel]);

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Latency of the server"
        value={latency}
        onChange={({ target }) => {
          setLatency(Number(target.value));
          server.setLatency(Number(target.value));
        }}
        sx={{ width: 200 }}
      >
        <MenuItem value={200}>200 ms</MenuItem>
        <MenuItem value={800}>800 ms</MenuItem>
        <MenuItem value={3000}>3,000 ms</MenuItem>
      </TextField>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Trades, sorted by a server"
          columns={columns}
          rows={loaded.rows}
          loading={loaded.sortModel !== sortModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography
        component="output"
        variant="body2"
        sx={{ minHeight: 60, whiteSpace: 'pre-line', fontFamily: 'monospace' }}
      >
        {log
          .slice(-3)
          .map(({ number, question, state }) => `${number}. ${nameOf(question)}: ${state}`)
          .join('\n')}
      </Typography>
    </Stack>
  );
}

function nameOf(question: unknown): string {
  const [rule] = (question as { sortModel: GridSortModel }).sortModel;
  return rule ? `${rule.field} ${rule.sort}` : 'not sorted';
}
