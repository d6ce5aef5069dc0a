import { useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 110 },
  {
    field: 'manager',
    headerName: 'Reports to',
    width: 150,
    valueGetter: (_value, { path }) => path.at(-2) ?? '',
  },
  { field: 'holidays', headerName: 'Days off', type: 'number', width: 100 },
  { field: 'since', headerName: 'Hired', type: 'date', width: 110 },
];

const staff = makeStaff(25);

export default function PanelAnchoredToButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function togglePanel() {
    if (isOpen) {
      apiRef.current?.hideFilterPanel();
    } else {
      apiRef.current?.showFilterPanel();
    }
  }

  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography component="p" variant="subtitle1" id="staff-title">
          Staff
        </Typography>
        <Button
          ref={setButton}
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-haspopup="true"
          aria-expanded={isOpen}
          // Otherwise, releasing the mouse button closes the panel, and the click opens it again.
          onPointerUp={(event) => isOpen && event.stopPropagation()}
          onClick={togglePanel}
        >
          Filter staff
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-labelledby="staff-title"
          columns={columns}
          rows={staff}
          onPreferencePanelOpen={() => setIsOpen(true)}
          onPreferencePanelClose={() => setIsOpen(false)}
          slotProps={{ panel: { target: button } }}
        />
      </div>
    </div>
  );
}
