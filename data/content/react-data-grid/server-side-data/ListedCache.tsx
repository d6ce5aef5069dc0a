import { useMemo, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(240);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 115,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (total: number) => euros.format(total),
  },
];
const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function ListedCache() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: orders, latency: 300 });
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

  const [ranges, setRanges] = useState<readonly string[]>([]);
  const [cache] = useState<GridDataSourceCache>(() => {
    const stored = new GridDataSourceCacheDefault({});
    return {
      get: (params) => stored.get(params),
      set: (params, response) => {
        stored.set(params, response);
        const range = `${params.start}–${params.end}`;
        setRanges((before) => [...before.filter((each) => each !== range), range]);
      },
      clear: () => {
        stored.clear();
        setRanges([]);
      },
    };
  });

  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ height: 36, alignItems: 'center' }}>
        <Button size="small" onClick={() => apiRef.current?.dataSource.cache.clear()}>
          Clear cache
        </Button>
        <Typography role="status" variant="body2">
          Requests sent: {log.length}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        aria-label="Cached rows"
        role="group"
        sx={{ flexWrap: 'wrap', gap: 0.5, height: 64, overflow: 'hidden', py: 0.5 }}
      >
        {ranges.slice(-10).map((range) => (
          <Chip key={range} label={range} size="small" variant="outlined" />
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with a custom cache"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          pageSizeOptions={[5, 10, 20]}
          initialState={initialState}
          disableColumnFilter
        />
      </div>
    </div>
  );
}
