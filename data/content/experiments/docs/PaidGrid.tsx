import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';

const columns = [
  { field: 'city', width: 160 },
  { field: 'country', width: 160 },
];

const rows = [
  { id: 1, city: 'Bergen', country: 'Norway' },
  { id: 2, city: 'Turku', country: 'Finland' },
];

export default function PaidGrid() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGridPro rows={rows} columns={columns} aria-label="Cities" hideFooter />
    </Box>
  );
}
