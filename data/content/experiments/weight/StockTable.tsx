import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

const rows: GridRowsProp = [
  { id: 'kettle', article: 'Kettle', stock: 14 },
  { id: 'teapot', article: 'Teapot', stock: 3 },
  { id: 'strainer', article: 'Strainer', stock: 41 },
];

export default function StockTable() {
  return (
    <Box sx={{ height: 272 }}>
      <DataGrid rows={rows} columns={columns} aria-label="Stock" hideFooter />
    </Box>
  );
}
