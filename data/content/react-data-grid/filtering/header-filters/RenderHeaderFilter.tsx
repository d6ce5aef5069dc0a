import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

interface Member {
  id: number;
  name: string;
  team: string;
  phone: string;
  isAdmin: boolean;
}

const members: Member[] = [
  { id: 1, name: 'Ingrid Moreau', team: 'Support', phone: '555-0142', isAdmin: false },
  { id: 2, name: 'Kofi Adeyemi', team: 'Finance', phone: '555-0117', isAdmin: true },
  { id: 3, name: 'Leila Haddad', team: 'Support', phone: '555-0161', isAdmin: false },
  { id: 4, name: 'Mateo Castro', team: 'Design', phone: '555-0123', isAdmin: false },
  { id: 5, name: 'Noor Ivanova', team: 'Finance', phone: '555-0158', isAdmin: true },
  { id: 6, name: 'Oskar Dahl', team: 'Design', phone: '555-0136', isAdmin: false },
];

function RoleFilter({ colDef, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === colDef.field);

  return (
    <Select
      fullWidth
      displayEmpty
      size="small"
      sx={{ height: 37, fontSize: 14 }}
      inputRef={inputRef}
      inputProps={{ 'aria-label': 'Filter by role' }}
      value={item?.value ?? ''}
      onChange={({ target: { value } }) => {
        const next = { id: 'role', field: colDef.field, operator: 'is' };
        if (value === '') {
          apiRef.current.deleteFilterItem(item ?? next);
        } else {
          apiRef.current.upsertFilterItem({ ...next, ...item, value });
        }
      }}
    >
      <MenuItem value="">All roles</MenuItem>
      <MenuItem value="true">Admins</MenuItem>
      <MenuItem value="false">Members</MenuItem>
    </Select>
  );
}

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'team', headerName: 'Team', width: 140 },
  { field: 'phone', headerName: 'Phone', width: 120, renderHeaderFilter: () => null },
  {
    field: 'isAdmin',
    headerName: 'Admin',
    type: 'boolean',
    width: 160,
    renderHeaderFilter: (params) => <RoleFilter {...params} />,
  },
];

export default function RenderHeaderFilter() {
  return (
    <div style={{ height: 426 }}>
      <DataGridPro aria-label="Members" rows={members} columns={columns} headerFilters hideFooter />
    </div>
  );
}
