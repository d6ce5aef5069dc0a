import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(30);
const slots = { toolbar: OrdersToolbar };

export default function LegacyToolbar() {
  return (
    <div style={{ height: 440 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}

function OrdersToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector
        slotProps={{ tooltip: { title: 'Density: change the row height' } }}
      />
      <GridToolbarExport
        csvOptions={{ fileName: 'orders' }}
        slotProps={{ tooltip: { title: 'Export the orders' } }}
      />
      <Box sx={{ flexGrow: 1 }} />
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}
