import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(30);

export default function CellRanges() {
  const [hasRowSelection, setHasRowSelection] = useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={hasRowSelection}
            onChange={(event) => setHasRowSelection(event.target.checked)}
          />
        }
        label="Row selection"
        sx={{ mb: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Orders"
          rows={orders}
          columns={columns}
          cellSelection
          rowSelection={hasRowSelection}
          checkboxSelection={hasRowSelection}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
