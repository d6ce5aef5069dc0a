import { useMemo, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import type { RowQuestion } from '#data/content/shared/rowServer.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(120);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function CursorLoading() {
  const server = useRowServer({ rows: orders, latency: 500, count: 'unknown' });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(() => {
    // For each sort order and filter: the cursor that leads to the row with this index.
    const cursorsOf = new Map<string, Map<number, string | undefined>>();
    return {
      getRows: async ({ start, end, sortModel, filterModel }) => {
        const wanted = Number(start);
        const order = JSON.stringify([sortModel, filterModel]);
        const known = cursorsOf.get(order);
        const cursors = wanted > 0 && known ? known : new Map<number, string | undefined>();
        cursorsOf.set(order, cursors);
        const from = Math.max(0, ...[...cursors.keys()].filter((index) => index <= wanted));
        const cursor = cursors.get(from);
        if (from > 0 && !cursor) {
          return { rows: [] }; // after the last order
        }
        const { rows, pageInfo } = await server.getRows({
          start: cursor,
          paginationModel: { page: 0, pageSize: end - from + 1 },
          sortModel,
          filterModel,
        });
        cursors.set(from + rows.length, pageInfo.nextCursor);
        return { rows: rows.slice(wanted - from) };
      },
    };
  }, [server]);
  const last = log.at(-1)?.question as RowQuestion | undefined;

  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <Typography variant="body2" role="status">
        Request {log.length}: {last?.start ?? 'from the first order'}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders from a server with cursors"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
        />
      </div>
    </Stack>
  );
}
