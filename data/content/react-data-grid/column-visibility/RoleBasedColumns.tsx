import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

type Role = 'Employee' | 'Team lead' | 'HR';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 110 },
  {
    field: 'manager',
    headerName: 'Reports to',
    width: 140,
    valueGetter: (_value, { path }) => path.at(-2) ?? '',
  },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 100 },
  { field: 'since', headerName: 'Hired', type: 'date', width: 110 },
];

const models: Record<Role, Record<string, boolean>> = {
  Employee: { holidays: false, since: false },
  'Team lead': { since: false },
  HR: {},
};

const staff = makeStaff(25);

export default function RoleBasedColumns() {
  const [role, setRole] = useState<Role>('Employee');

  return (
    <div>
      <TextField
        select
        size="small"
        label="View as"
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        sx={{ minWidth: 160, mb: 2 }}
      >
        {Object.keys(models).map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Staff"
          columns={columns}
          rows={staff}
          columnVisibilityModel={models[role]}
          disableColumnSelector
          hideFooter
        />
      </div>
    </div>
  );
}
