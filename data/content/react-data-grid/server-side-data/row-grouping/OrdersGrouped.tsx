import { useMemo, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(160);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'id', headerName: 'Order', width: 90, valueGetter: (id) => (Number(id) ? id : '') },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total?: number) => (total === undefined ? '' : euros.format(total)),
  },
];

// Your server doesn't know the fields of grouping columns.
const groupingColDef = { sortable: false, filterable: false };

export default function OrdersGrouped() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: orders, latency: 400 });
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
    <Stack spacing={1} sx={{ height: 480 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            apiRef.current?.dataSource.cache.clear();
            apiRef.current?.dataSource.fetchRows();
          }}
        >
          Clear cache
        </Button>
        <Typography variant="body2" role="status">
          Requests: {log.length}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by country and status"
          apiRef={apiRef}
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          rowGroupingColumnMode="multiple"
          initialState={{
            rowGrouping: { model: ['country', 'status'] },
            columns: { columnVisibilityModel: { country: false, status: false } },
          }}
        />
      </div>
    </Stack>
  );
}
