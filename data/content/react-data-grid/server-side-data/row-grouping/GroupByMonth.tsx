import { useMemo, useSyncExternalStore } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { groupText } from './groupText.ts';

type DatedOrder = Order & {
  /** Such as "2025-06": your server computes it. */
  month: string;
};

const orders = makeOrders(120).map((order): DatedOrder => {
  const month = String(order.placed.getMonth() + 1).padStart(2, '0');
  return { ...order, month: `${order.placed.getFullYear()}-${month}` };
});
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const columns: GridColDef<DatedOrder>[] = [
  {
    field: 'month',
    headerName: 'Month',
    width: 160,
    valueFormatter: (month?: string) => (month ? monthName.format(new Date(`${month}-15`)) : ''),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total in euros', type: 'number', width: 130 },
];

export default function GroupByMonth() {
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
    <Stack spacing={1} sx={{ height: 440 }}>
      <Typography variant="body2" role="status" noWrap>
        {groupText(log)}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by month"
          columns={columns}
          dataSource={dataSource}
          initialState={{
            rowGrouping: { model: ['month'] },
            columns: { columnVisibilityModel: { month: false } },
            sorting: { sortModel: [{ field: 'month', sort: 'desc' }] },
          }}
        />
      </div>
    </Stack>
  );
}
