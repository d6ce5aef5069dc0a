import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { makeOrders, type Order, type OrderStatus } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** Works for both types of the model. */
function isSelected({ type, ids }: GridRowSelectionModel, id: GridRowId) {
  return type === 'include' ? ids.has(id) : !ids.has(id);
}

export default function BulkActions() {
  const [orders, setOrders] = useState(() => makeOrders(24));
  const [model, setModel] = useState(nothing);

  const selected = orders.filter(({ id }) => isSelected(model, id));
  const total = selected.reduce((sum, order) => sum + order.total, 0);

  const setStatus = (status: OrderStatus) => {
    setOrders((all) =>
      all.map((order) => (isSelected(model, order.id) ? { ...order, status } : order)),
    );
    setModel(nothing);
  };

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: { xs: 80, sm: 48 },
          pb: 1,
        }}
      >
        <Typography
          variant="body2"
          role="status"
          sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          {selected.length === 0
            ? 'Select orders to change their status'
            : `${selected.length} selected, ${euros.format(total)}`}
        </Typography>
        <Button
          size="small"
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => setStatus('Packed')}
        >
          Mark as packed
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={selected.length === 0}
          onClick={() => setStatus('Shipped')}
        >
          Mark as shipped
        </Button>
        <Button size="small" disabled={selected.length === 0} onClick={() => setModel(nothing)}>
          Clear
        </Button>
      </Box>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </div>
    </div>
  );
}
