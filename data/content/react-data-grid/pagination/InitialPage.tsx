import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 110 },
  {
    field: 'manager',
    headerName: 'Reports to',
    width: 150,
    valueGetter: (_value, { path }) => path.at(-2) ?? '',
  },
  { field: 'since', headerName: 'Hired', type: 'date', width: 110 },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 100 },
];

const staff = makeStaff(60);

export default function InitialPage() {
  return (
    <div style={{ height: 371 }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        pageSizeOptions={[5, 10, 20]}
        initialState={{
          pagination: { paginationModel: { page: 2, pageSize: 5 } },
        }}
      />
    </div>
  );
}
