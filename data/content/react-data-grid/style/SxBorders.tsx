import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 105 },
  { field: 'status', headerName: 'Status', width: 100 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

export default function SxBorders() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700, textTransform: 'uppercase' },
          [`& .${gridClasses.row}:hover`]: { textDecoration: 'underline' },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
          [`& .${gridClasses.footerContainer}`]: { borderTop: 2, borderColor: 'primary.main' },
        }}
      />
    </div>
  );
}
