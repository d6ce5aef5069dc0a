import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
  reorderAt: number;
  change: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140, cellClassName: 'font-semibold' },
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
    <div className="h-[266px]">
      <DataGrid aria-label="Spare parts" rows={parts} columns={columns} hideFooter />
    </div>
  );
}

function stockClass({ row }: GridCellParams<Part>) {
  return row.stock < row.reorderAt
    ? 'bg-(--mui-palette-error-main) text-(--mui-palette-error-contrastText)'
    : '';
}

function changeClass({ value }: GridCellParams<Part, number>) {
  return Number(value) < 0
    ? 'text-(--mui-palette-error-main)'
    : 'text-(--mui-palette-success-main)';
}
