import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'kettle', product: 'Copper kettle', stock: 14 },
  { id: 'lamp', product: 'Reading lamp', stock: 32 },
  { id: 'stool', product: 'Oak stool', stock: 7 },
];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} />
    </Box>
  );
}
