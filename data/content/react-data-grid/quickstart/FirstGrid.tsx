import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'kettle', product: 'Copper kettle', price: 64.9, stock: 14, added: new Date(2025, 2, 3) },
  { id: 'lamp', product: 'Reading lamp', price: 38.5, stock: 32, added: new Date(2025, 3, 11) },
  { id: 'stool', product: 'Oak stool', price: 119, stock: 7, added: new Date(2025, 3, 28) },
];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'added', headerName: 'Added on', type: 'date', width: 120 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} />
    </div>
  );
}
