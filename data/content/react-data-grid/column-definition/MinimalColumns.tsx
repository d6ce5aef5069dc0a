import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'city' }, { field: 'country' }];

const rows = [
  { id: 1, city: 'Lisbon', country: 'Portugal' },
  { id: 2, city: 'Nairobi', country: 'Kenya' },
];

export default function MinimalColumns() {
  return (
    <div style={{ height: 162 }}>
      <DataGrid aria-label="Cities" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
