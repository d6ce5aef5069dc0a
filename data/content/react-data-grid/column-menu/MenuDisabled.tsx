import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, disableColumnMenu: true },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(5);

export default function MenuDisabled() {
  const [isDisabled, setIsDisabled] = useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isDisabled} onChange={(event) => setIsDisabled(event.target.checked)} />
        }
        label="disableColumnMenu"
      />
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        disableColumnMenu={isDisabled}
        hideFooter
      />
    </Stack>
  );
}
