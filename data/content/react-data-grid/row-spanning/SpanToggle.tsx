import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  order: string;
  customer: string;
  product: string;
  quantity: number;
  status: string;
}

const columns: GridColDef<OrderLine>[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Qty',
    type: 'number',
    width: 70,
    rowSpanValueGetter: () => null, // equal quantities are a coincidence
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function SpanToggle() {
  const [isSpanning, setIsSpanning] = useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isSpanning} onChange={(event) => setIsSpanning(event.target.checked)} />
        }
        label="Row spanning"
      />
      <div style={{ height: 475 }}>
        <DataGrid
          aria-label="Order lines"
          columns={columns}
          rows={lines}
          rowSpanning={isSpanning}
          showCellVerticalBorder
          showColumnVerticalBorder
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
        />
      </div>
    </Stack>
  );
}

const lines: OrderLine[] = [
  {
    id: 1,
    order: 'SO-2041',
    customer: 'Harbour Café',
    product: 'Oak stool',
    quantity: 8,
    status: 'Shipped',
  },
  {
    id: 2,
    order: 'SO-2041',
    customer: 'Harbour Café',
    product: 'Reading lamp',
    quantity: 8,
    status: 'Shipped',
  },
  {
    id: 3,
    order: 'SO-2041',
    customer: 'Harbour Café',
    product: 'Wall clock',
    quantity: 1,
    status: 'Packed',
  },
  {
    id: 4,
    order: 'SO-2042',
    customer: 'Fjord Bikes',
    product: 'Steel shelf',
    quantity: 4,
    status: 'Packed',
  },
  {
    id: 5,
    order: 'SO-2042',
    customer: 'Fjord Bikes',
    product: 'Desk mat',
    quantity: 4,
    status: 'Open',
  },
  {
    id: 6,
    order: 'SO-2043',
    customer: 'Studio Lumen',
    product: 'Wool rug',
    quantity: 2,
    status: 'Open',
  },
  {
    id: 7,
    order: 'SO-2044',
    customer: 'Studio Lumen',
    product: 'Wool rug',
    quantity: 1,
    status: 'Open',
  },
  {
    id: 8,
    order: 'SO-2044',
    customer: 'Studio Lumen',
    product: 'Linen curtain',
    quantity: 6,
    status: 'Open',
  },
];
