import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(5);

export default function OrderPreview() {
  const [order, setOrder] = useState<Order>();

  const handleRowClick: GridEventListener<'rowClick'> = (params) => {
    setOrder(params.row);
  };

  return (
    <Stack spacing={1}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </div>
      <Alert severity="info" sx={{ height: 80, overflow: 'auto' }}>
        {order
          ? `${order.customer}: ${order.lines.map((line) => `${line.quantity} × ${line.product}`).join(', ')}`
          : 'Click an order to see its products.'}
      </Alert>
    </Stack>
  );
}
