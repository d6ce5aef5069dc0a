import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 110, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80, editable: true },
];

const rows = [
  { id: 1, bike: 'Cargo trike', due: new Date(2025, 4, 21), hours: 4.5 },
  { id: 2, bike: 'City bike', due: new Date(2025, 4, 22), hours: 1 },
  { id: 3, bike: 'Folding bike', due: new Date(2025, 4, 20), hours: 2 },
  { id: 4, bike: 'Gravel bike', due: new Date(2025, 4, 26), hours: 3 },
  { id: 5, bike: 'Kids’ bike', due: new Date(2025, 4, 23), hours: 0.5 },
  { id: 6, bike: 'Tandem', due: new Date(2025, 4, 28), hours: 6 },
  { id: 7, bike: 'Touring bike', due: new Date(2025, 4, 27), hours: 2.5 },
  { id: 8, bike: 'Unicycle', due: new Date(2025, 4, 22), hours: 1.5 },
];

export default function WorkshopJobs() {
  return (
    <Box sx={{ height: 336 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Jobs of a bike workshop"
        density="compact"
        hideFooter
      />
    </Box>
  );
}
