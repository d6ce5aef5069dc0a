import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 130 },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 100 },
  { field: 'since', headerName: 'Hired', type: 'date', width: 110 },
];

const staff = makeStaff(25);

export default function Checkboxes() {
  const [isSingle, setIsSingle] = useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={isSingle} onChange={(event) => setIsSingle(event.target.checked)} />
        }
        label="Disable multiple selection"
        sx={{ mb: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Staff"
          rows={staff}
          columns={columns}
          checkboxSelection
          disableMultipleRowSelection={isSingle}
        />
      </div>
    </div>
  );
}
