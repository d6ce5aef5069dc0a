import { DataGridPro, type GridColDef, type GridInitialState } from '@mui/x-data-grid-pro';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const people = makePeople(20);
// Pinned columns are first or last here, because disableColumnPinning leaves them where they are.
const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'age', headerName: 'Age', type: 'number', width: 80 },
  { field: 'birthday', headerName: 'Birthday', type: 'date', width: 120 },
  { field: 'lastLogin', headerName: 'Last login', type: 'dateTime', width: 190 },
  { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 90 },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['name'], right: ['isAdmin'] },
};

export default function PinsWithoutUi() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="People"
        columns={columns}
        rows={people}
        initialState={initialState}
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
