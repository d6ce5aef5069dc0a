import { useMemo, useSyncExternalStore } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
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
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function ShortTtl() {
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

  return (
    <div>
      <Typography role="status" variant="body2" sx={{ height: 28 }}>
        Requests sent: {log.length}
      </Typography>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Orders cached for ten seconds"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={tenSeconds}
          pageSizeOptions={[5, 10]}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
