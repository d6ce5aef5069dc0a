import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
  reorderAt: number;
  change: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140, cellClassName: 'part' },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
    cellClassName: stockClass,
  },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'This week',
    type: 'number',
    width: 110,
    cellClassName: changeClass,
  },
];

const parts: Part[] = [
  { id: 1, part: 'Bearing 6204', stock: 18, reorderAt: 40, change: -22 },
  { id: 2, part: 'Drive belt A42', stock: 120, reorderAt: 60, change: 75 },
  { id: 3, part: 'Limit switch', stock: 35, reorderAt: 30, change: -4 },
  { id: 4, part: 'Hydraulic seal', stock: 0, reorderAt: 25, change: -12 },
];

export default function LowStock() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid
        aria-label="Spare parts"
        rows={parts}
        columns={columns}
        sx={{
          '& .part': { fontWeight: 600 },
          '& .low': { bgcolor: 'error.main', color: 'error.contrastText' },
          '& .negative': { color: 'error.main' },
          '& .positive': { color: 'success.main' },
        }}
        hideFooter
      />
    </div>
  );
}

function stockClass({ row }: GridCellParams<Part>) {
  return row.stock < row.reorderAt ? 'low' : '';
}

function changeClass({ value }: GridCellParams<Part, number>) {
  return Number(value) < 0 ? 'negative' : 'positive';
}
