import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (EUR)', type: 'number', width: 115 },
  { field: 'checksum', headerName: 'Checksum', filterable: false, width: 110 },
];

const parts = [
  {
    id: 1,
    part: 'Ball bearing 6204',
    supplier: 'Kugel AG',
    stock: 420,
    price: 3.9,
    checksum: 'a41f',
  },
  { id: 2, part: 'Hex bolt M8', supplier: 'Ferro', stock: 8200, price: 0.12, checksum: '09c3' },
  { id: 3, part: 'Drive belt 900', supplier: 'Correia', stock: 36, price: 18.5, checksum: 'e7b0' },
  { id: 4, part: 'Shaft seal 25', supplier: 'Kugel AG', stock: 150, price: 2.4, checksum: '5d92' },
  { id: 5, part: 'Gear motor 90 W', supplier: 'Correia', stock: 9, price: 214, checksum: 'b316' },
  { id: 6, part: 'Limit switch', supplier: 'Ferro', stock: 64, price: 11.7, checksum: '2f8e' },
];

export default function FilterOffForColumn() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid aria-label="Spare parts" columns={columns} rows={parts} showToolbar hideFooter />
    </div>
  );
}
