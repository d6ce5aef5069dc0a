import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, editable: true },
  { field: 'age', headerName: 'Age', type: 'number', width: 80, editable: true },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['design', 'engineering', 'finance', 'support'],
    width: 125,
    editable: true,
  },
  { field: 'birthday', headerName: 'Birthday', type: 'date', width: 115, editable: true },
];

const people = makePeople(20);

export default function NoClickSelect() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
