import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(12);

const columns: GridColDef<Employee>[] = [
  // A sum of staff numbers is meaningless.
  { field: 'id', headerName: 'Staff no.', type: 'number', width: 110, aggregable: false },
  { field: 'name', headerName: 'Name', width: 150, aggregable: false },
  { field: 'job', headerName: 'Job', width: 120, aggregable: false },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
];

const initialState = { aggregation: { model: { holidays: 'sum' } } };

export default function NotAggregable() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Staff"
        columns={columns}
        rows={staff}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
