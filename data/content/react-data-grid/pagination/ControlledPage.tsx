import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 105 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(60);

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const { page, pageSize } = paginationModel;
  const pageCount = Math.ceil(orders.length / pageSize);

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setPaginationModel({ page: 0, pageSize })}
        >
          Newest orders
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setPaginationModel({ page: pageCount - 1, pageSize })}
        >
          Oldest orders
        </Button>
        <Typography variant="body2" role="status">
          Page {page + 1} of {pageCount}
        </Typography>
      </Box>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          pageSizeOptions={[5, 10, 20]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </div>
  );
}
