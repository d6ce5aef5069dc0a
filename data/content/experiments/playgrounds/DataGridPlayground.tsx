import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeTrades } from '#data/content/shared/trades.ts';

const rows = makeTrades(60);
const columns: GridColDef[] = [
  { field: 'commodity', width: 120 },
  { field: 'desk', width: 100 },
  { field: 'quantity', type: 'number', width: 110 },
  { field: 'price', type: 'number', width: 110 },
  { field: 'settled', type: 'boolean', width: 100 },
];

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid label="Trades" rows={rows} columns={columns} {...props} />
    </Box>
  );
}
