import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const orders = makeOrders(12);

export default function ClampedHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);

  return (
    <div style={{ width: '100%', minHeight: 437 }}>
      <Button disabled={count === orders.length} onClick={() => setCount(count + 1)}>
        Add an order
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove an order
      </Button>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 400 }}>
        <DataGrid aria-label="Picking list" columns={columns} rows={rows} hideFooter />
      </div>
    </div>
  );
}
