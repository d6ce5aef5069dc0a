import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  first: string;
  last: string;
  instrument: string;
  age: number;
}

const members: Member[] = [
  { id: 1, first: 'Amina', last: 'Castro', instrument: 'Oboe', age: 34 },
  { id: 2, first: 'Bruno', last: 'Endo', instrument: 'Viola', age: 51 },
  { id: 3, first: 'Elif', last: 'Haddad', instrument: 'Harp', age: 27 },
  { id: 4, first: 'Greta', last: 'Kaya', instrument: 'Timpani', age: 45 },
  { id: 5, first: 'Hiro', last: 'Dahl', instrument: 'Violin', age: 38 },
  { id: 6, first: 'Ingrid', last: 'Moreau', instrument: 'Cello', age: 62 },
  { id: 7, first: 'Kofi', last: 'Jansen', instrument: 'Trumpet', age: 29 },
  { id: 8, first: 'Leila', last: 'Gupta', instrument: 'Bassoon', age: 41 },
  { id: 9, first: 'Oskar', last: 'Ivanova', instrument: 'Flute', age: 23 },
];

const columns: GridColDef<Member>[] = [
  {
    field: 'fullName',
    headerName: 'Name',
    minWidth: 120,
    flex: 1,
    valueGetter: (_, { first, last }) => `${first} ${last}`,
  },
  { field: 'instrument', headerName: 'Instrument', width: 100 },
  { field: 'age', headerName: 'Age', type: 'number', width: 56, editable: true },
];

export default function CommunityOverview() {
  return (
    <div className="h-[371px]">
      <DataGrid
        aria-label="Members of the orchestra"
        rows={members}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
