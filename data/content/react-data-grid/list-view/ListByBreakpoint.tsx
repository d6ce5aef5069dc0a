import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

function OrderItem({ order }: { order: Order }) {
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {order.customer}
        </Typography>
        <Typography sx={{ flex: 'none' }}>{euros.format(order.total)}</Typography>
      </Box>
      <Typography noWrap variant="body2" color="text.secondary">
        {order.status}, {order.city}
      </Typography>
      <Typography noWrap variant="body2" color="text.secondary">
        Order {order.id}, {day.format(order.placed)}
      </Typography>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Order> = {
  field: 'customer',
  display: 'flex',
  renderCell: ({ row }) => <OrderItem order={row} />,
};

const orders = makeOrders(60);

export default function ListByBreakpoint() {
  const theme = useTheme();
  const isSmall = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <div style={{ height: 480 }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        listView={isSmall}
        listViewColumn={listViewColumn}
        rowHeight={isSmall ? 88 : 52}
        showToolbar
      />
    </div>
  );
}
