import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  team: string;
  /** A week. */
  hours: number;
  /** Euros an hour. */
  rate: number;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: ['Assembly', 'Logistics', 'Quality', 'Service'],
  },
  { field: 'hours', headerName: 'Hours/week', type: 'number', width: 105, editable: true },
  { field: 'rate', headerName: 'Rate (€/h)', type: 'number', width: 100, editable: true },
];

const staff: Employee[] = [
  { id: 1, name: 'Leila Haddad', team: 'Quality', hours: 38, rate: 31.5 },
  { id: 2, name: 'Oskar Lindqvist', team: 'Assembly', hours: 38, rate: 24 },
  { id: 3, name: 'Nora Jansen', team: 'Logistics', hours: 24, rate: 22.8 },
  { id: 4, name: 'Mateo Castro', team: 'Service', hours: 30, rate: 27.2 },
  { id: 5, name: 'Elif Kaya', team: 'Assembly', hours: 38, rate: 25.6 },
];

interface Edit {
  newRow: Employee;
  oldRow: Employee;
  /** Gives the grid the row to store, which ends edit mode. */
  resolve: (row: Employee) => void;
}

/** Stands for a request to your server. */
function saveEmployee(employee: Employee, signal: AbortSignal): Promise<Employee> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ...employee, name: employee.name.trim() }), 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** The edited fields, such as “Rate (€/h): 24 → 26”. */
function changesOf({ newRow, oldRow }: Pick<Edit, 'newRow' | 'oldRow'>): string[] {
  return columns
    .map(({ field, headerName }) => ({ headerName, field: field as keyof Employee }))
    .filter(({ field }) => newRow[field] !== oldRow[field])
    .map(
      ({ field, headerName }) =>
        `${headerName}: ${textOf(oldRow[field])} → ${textOf(newRow[field])}`,
    );
}

function textOf(value?: string | number | null): string {
  return String(value ?? '') || 'empty';
}

export default function ConfirmBeforeSave() {
  const [edit, setEdit] = useState<Edit>();
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const request = useRef<AbortController>(null);

  useEffect(() => () => request.current?.abort(), []);

  const processRowUpdate = (newRow: Employee, oldRow: Employee) => {
    if (changesOf({ newRow, oldRow }).length === 0) {
      return oldRow;
    }
    setIsOpen(true);
    setHasFailed(false);
    return new Promise<Employee>((resolve) => {
      setEdit({ newRow, oldRow, resolve });
    });
  };
  const discard = () => {
    if (!isSaving) {
      edit?.resolve(edit.oldRow);
      setIsOpen(false);
    }
  };
  const save = async () => {
    if (edit) {
      setIsSaving(true);
      request.current = new AbortController();
      try {
        edit.resolve(await saveEmployee(edit.newRow, request.current.signal));
        setIsOpen(false);
      } catch {
        setHasFailed(true);
      } finally {
        setIsSaving(false);
      }
    }
  };

  return (
    <>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        editMode="row"
        processRowUpdate={processRowUpdate}
        hideFooter
        disableRowSelectionOnClick
      />
      <Dialog
        open={isOpen}
        onClose={discard}
        maxWidth="xs"
        aria-labelledby="confirm-title"
        slotProps={{ transition: { onEntered: () => saveButton.current?.focus() } }}
      >
        <DialogTitle id="confirm-title">Save changes to {edit?.oldRow.name}?</DialogTitle>
        <DialogContent>
          {edit && changesOf(edit).map((change) => <Typography key={change}>{change}</Typography>)}
          {hasFailed && <Typography color="error">Not saved. Try again.</Typography>}
        </DialogContent>
        <DialogActions>
          <Button onClick={discard} disabled={isSaving}>
            No
          </Button>
          <Button ref={saveButton} variant="contained" onClick={save} loading={isSaving}>
            Yes
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
