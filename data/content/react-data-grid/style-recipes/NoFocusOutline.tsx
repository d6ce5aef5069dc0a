import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  team: string;
  desk: string;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 90 },
];

const staff: Employee[] = [
  { id: 1, name: 'Anna Carter', team: 'Engineering', desk: '4-112' },
  { id: 2, name: 'Ben Ellis', team: 'Support', desk: '2-031' },
  { id: 3, name: 'Clara Hill', team: 'Design', desk: '4-087' },
  { id: 4, name: 'Grace Kay', team: 'Finance', desk: '1-204' },
  { id: 5, name: 'Henry Dale', team: 'Engineering', desk: '4-113' },
];

const { cell, columnHeader } = gridClasses;
const noOutline = {
  [`& .${cell}, & .${columnHeader}`]: { '&:focus, &:focus-within': { outline: 'none' } },
};
const keyboardOnly = {
  [`& .${cell}, & .${columnHeader}`]: {
    '&:focus:not(:focus-visible)': { outline: 'none' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
  },
};

export default function NoFocusOutline() {
  const [isKept, setIsKept] = React.useState(false);

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 364 }}>
      <FormControlLabel
        control={<Switch checked={isKept} onChange={(_event, checked) => setIsKept(checked)} />}
        label="Keep the outline for keyboard users"
        sx={{ height: 38, mb: 1 }}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Desks"
          rows={staff}
          columns={columns}
          sx={isKept ? keyboardOnly : noOutline}
          hideFooter
        />
      </div>
    </div>
  );
}
