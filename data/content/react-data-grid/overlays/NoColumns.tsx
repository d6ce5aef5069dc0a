import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', width: 110 },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 110 },
];

const initialState: DataGridProps['initialState'] = {
  columns: {
    columnVisibilityModel: { name: false, job: false, since: false, holidays: false },
  },
};

export default function NoColumns() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Staff without visible columns"
        rows={staff}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
