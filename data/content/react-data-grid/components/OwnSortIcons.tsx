import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid, type GridColDef, type GridSlots } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
];

const people = makePeople(5);

// The cast is needed: icons of Material UI also accept fontSize="large" and a ref.
const slots = {
  columnSortedAscendingIcon: ExpandLess,
  columnSortedDescendingIcon: ExpandMore,
  columnMenuIcon: UnfoldMore,
} as Partial<GridSlots>;

const initialState = { sorting: { sortModel: [{ field: 'age', sort: 'asc' as const }] } };

export default function OwnSortIcons() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid
        aria-label="People"
        columns={columns}
        rows={people}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
