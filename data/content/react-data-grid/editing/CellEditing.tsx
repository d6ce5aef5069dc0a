import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: string;
  part: string;
  shelf: string;
  stock: number;
  price: number;
  reorder: boolean;
  counted: Date;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: ['A1', 'A2', 'B1', 'Cellar'],
    width: 100,
    editable: true,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100, editable: true },
  { field: 'reorder', headerName: 'Reorder', type: 'boolean', width: 95, editable: true },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 130, editable: true },
];

const parts: Part[] = [
  {
    id: 'CH-11',
    part: 'Chain, 11-speed',
    shelf: 'A1',
    stock: 14,
    price: 32.5,
    reorder: false,
    counted: new Date(2025, 4, 5),
  },
  {
    id: 'BP-02',
    part: 'Brake pads, resin',
    shelf: 'A1',
    stock: 3,
    price: 9.9,
    reorder: true,
    counted: new Date(2025, 4, 5),
  },
  {
    id: 'TU-28',
    part: 'Inner tube, 28 inch',
    shelf: 'B1',
    stock: 41,
    price: 6.2,
    reorder: false,
    counted: new Date(2025, 4, 6),
  },
  {
    id: 'TY-35',
    part: 'Tire, 35 mm',
    shelf: 'Cellar',
    stock: 8,
    price: 27,
    reorder: false,
    counted: new Date(2025, 3, 28),
  },
  {
    id: 'SA-07',
    part: 'Saddle, leather',
    shelf: 'A2',
    stock: 1,
    price: 84,
    reorder: true,
    counted: new Date(2025, 4, 6),
  },
];

export default function CellEditing() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid aria-label="Parts in stock" rows={parts} columns={columns} hideFooter />
    </Box>
  );
}
