import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Warehouse {
  id: number;
  warehouse: string;
  used: number;
  capacity: number;
}

const share = (_: never, { used, capacity }: Warehouse) => used / capacity;
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const columns: GridColDef<Warehouse>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'used', headerName: 'Pallets', type: 'number', width: 90 },
  {
    field: 'getter',
    headerName: 'valueGetter',
    type: 'number',
    width: 130,
    valueGetter: share,
  },
  {
    field: 'formatter',
    headerName: '+ valueFormatter',
    type: 'number',
    width: 150,
    valueGetter: share,
    valueFormatter: (value: number) => percent.format(value),
  },
  {
    field: 'renderer',
    headerName: '+ renderCell',
    type: 'number',
    width: 180,
    display: 'flex',
    valueGetter: share,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: (params) => <UsageBar {...params} />,
  },
];

const warehouses: Warehouse[] = [
  { id: 1, warehouse: 'Antwerp', used: 1840, capacity: 2400 },
  { id: 2, warehouse: 'Gdańsk', used: 610, capacity: 1500 },
  { id: 3, warehouse: 'Lyon', used: 1170, capacity: 1200 },
  { id: 4, warehouse: 'Porto', used: 395, capacity: 900 },
];

export default function ThreeWaysOneCell() {
  return <DataGrid aria-label="Warehouses" columns={columns} rows={warehouses} hideFooter />;
}

function UsageBar({ value = 0, formattedValue, row }: GridRenderCellParams<Warehouse, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label={`Used in ${row.warehouse}`}
        value={value * 100}
        color={value > 0.9 ? 'error' : 'primary'}
        sx={{ flexGrow: 1 }}
      />
      {formattedValue}
    </Box>
  );
}
