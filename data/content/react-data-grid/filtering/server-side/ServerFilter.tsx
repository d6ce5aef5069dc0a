import { useEffect, useState, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(100);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 115,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const latencies = [200, 800, 3000];

interface Loaded {
  rows: Order[];
  /** What the server was asked. */
  query?: GridFilterModel;
  hasFailed?: boolean;
}

export default function ServerFilter() {
  const server = useRowServer({ rows: orders, latency: 800 });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const [latency, setLatency] = useState(800);
  const [isFailing, setIsFailing] = useState(false);

  const [query, setQuery] = useState(() => queryOf({ items: [] }));
  const [loaded, setLoaded] = useState<Loaded>({ rows: [] });
  const isLoading = loaded.query !== query;

  useEffect(() => {
    const request = new AbortController();
    server.getRows({ filterModel: query }, request.signal).then(
      ({ rows }) => setLoaded({ rows, query }),
      () => {
        if (!request.signal.aborted) {
          setLoaded(({ rows }) => ({ rows, query, hasFailed: true }));
        }
      },
    );
    // A newer filter makes this request obsolete: its answer is dropped.
    return () => request.abort();
  }, [server, query]);

  function handleFilterModelChange(model: GridFilterModel) {
    const next = queryOf(model);
    setQuery((current) => (JSON.stringify(next) === JSON.stringify(current) ? current : next));
  }

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Latency of the server"
          value={latency}
          onChange={({ target }) => {
            setLatency(Number(target.value));
            server.setLatency(Number(target.value));
          }}
          sx={{ width: 170 }}
        >
          {latencies.map((each) => (
            <MenuItem key={each} value={each}>
              {each} ms
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Server fails"
          control={
            <Switch
              checked={isFailing}
              onChange={(_, checked) => {
                setIsFailing(checked);
                server.setFailing(checked);
              }}
            />
          }
        />
      </Stack>
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Orders, filtered by a server"
          columns={columns}
          rows={loaded.rows}
          loading={isLoading}
          filterMode="server"
          onFilterModelChange={handleFilterModelChange}
          showToolbar
          hideFooter
        />
      </div>
      {loaded.hasFailed && !isLoading ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => setQuery({ ...query })}>
              Retry
            </Button>
          }
        >
          The server failed
        </Alert>
      ) : (
        <Alert severity="info">
          {isLoading ? 'Waiting for the server' : `Orders found: ${loaded.rows.length}`}
        </Alert>
      )}
      <Box component="output" sx={{ height: 80 }}>
        {log.slice(-4).map(({ number, question, state }) => (
          <Typography
            key={number}
            noWrap
            component="div"
            variant="body2"
            sx={{ fontFamily: 'monospace' }}
          >
            {number}. {state}: {nameOf(question)}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}

const operatorsWithoutValue = ['isEmpty', 'isNotEmpty'];

/** What matters to the server: conditions that are complete, without what the panel needs for itself. */
function queryOf({
  items,
  logicOperator = GridLogicOperator.And,
  quickFilterValues = [],
}: GridFilterModel): GridFilterModel {
  return {
    logicOperator,
    quickFilterValues,
    items: items
      .filter(
        ({ operator, value }) =>
          operatorsWithoutValue.includes(operator) ||
          (Array.isArray(value) ? value.length > 0 : (value ?? '') !== ''),
      )
      .map(({ field, operator, value }) => ({
        field,
        operator,
        // The day that the user chose, in any time zone.
        value: value instanceof Date ? value.toISOString().slice(0, 10) : (value as unknown),
      })),
  };
}

function nameOf(question: unknown): string {
  const { items, quickFilterValues = [] } = (question as { filterModel: GridFilterModel })
    .filterModel;
  const conditions = items.map(({ field, operator, value }) =>
    [field, operator, value].join(' ').trim(),
  );
  return [...conditions, ...quickFilterValues].join(' and ') || 'all orders';
}
