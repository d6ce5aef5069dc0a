import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const orders = makeOrders(40);

export default function VisibleOnly() {
  const [isVisibleOnly, setIsVisibleOnly] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isVisibleOnly}
            onChange={(event) => setIsVisibleOnly(event.target.checked)}
          />
        }
        label="Select the current page only"
        sx={{ mb: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={isVisibleOnly}
          pagination
          pageSizeOptions={[10]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        />
      </div>
    </div>
  );
}
