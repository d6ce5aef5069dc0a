import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Job {
  id: number;
  task: string;
  machine: string;
  technician: string;
  due: Date | null;
  hours: number | null;
  isNew?: boolean;
}

const dataColumns: GridColDef<Job>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150, editable: true },
  { field: 'machine', headerName: 'Machine', width: 105, editable: true },
  {
    field: 'technician',
    headerName: 'Technician',
    type: 'singleSelect',
    valueOptions: ['Boris', 'Cleo', 'Clara'],
    width: 105,
    editable: true,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 130, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 75, editable: true },
];

const firstJobs: Job[] = [
  {
    id: 1,
    task: 'Replace drive belt',
    machine: 'Lathe 2',
    technician: 'Cleo',
    due: new Date(2025, 5, 12),
    hours: 3,
  },
  {
    id: 2,
    task: 'Grease bearings',
    machine: 'Conveyor 1',
    technician: 'Boris',
    due: new Date(2025, 5, 13),
    hours: 1.5,
  },
  {
    id: 3,
    task: 'Calibrate pressure sensor',
    machine: 'Press 4',
    technician: 'Clara',
    due: new Date(2025, 5, 16),
    hours: 2,
  },
  {
    id: 4,
    task: 'Inspect emergency stops',
    machine: 'Line A',
    technician: 'Boris',
    due: new Date(2025, 5, 20),
    hours: 4,
  },
];

export default function CrudGrid() {
  const [rows, setRows] = useState(firstJobs);
  const [model, setModel] = useState<GridRowModesModel>({});

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const job = { id, task: '', machine: '', technician: '', due: null, hours: null };
    setRows((before) => [{ ...job, isNew: true }, ...before]);
    setModel((before) => ({ ...before, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'task' } }));
  };

  const { columns, cancel } = useMemo(() => {
    const edit = (id: GridRowId) =>
      setModel((before) => ({ ...before, [id]: { mode: GridRowModes.Edit } }));
    const save = (id: GridRowId) =>
      setModel((before) => ({ ...before, [id]: { mode: GridRowModes.View } }));
    const remove = (id: GridRowId) => setRows((before) => before.filter((row) => row.id !== id));
    const revert = (row: Job) => {
      setModel((before) => ({
        ...before,
        [row.id]: { mode: GridRowModes.View, ignoreModifications: true },
      }));
      if (row.isNew) {
        remove(row.id);
      }
    };
    const actions: GridColDef<Job> = {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 85,
      getActions: ({ id, row }) => {
        const name = row.task || 'new job';
        return model[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<SaveIcon />}
                label={`Save ${name}`}
                onClick={() => save(id)}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<CloseIcon />}
                label={`Cancel ${name}`}
                onClick={() => revert(row)}
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label={`Edit ${name}`}
                onClick={() => edit(id)}
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label={`Delete ${name}`}
                onClick={() => remove(id)}
              />,
            ];
      },
    };
    return { columns: [...dataColumns, actions], cancel: revert };
  }, [model]);

  const onRowEditStop: GridEventListener<'rowEditStop'> = ({ reason, row }, event) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true; // a click elsewhere saves nothing
    } else if (reason === GridRowEditStopReasons.escapeKeyDown) {
      event.defaultMuiPrevented = true;
      cancel(row as Job); // removes a row that was never saved
    }
  };

  const processRowUpdate = (newRow: Job) => {
    const saved = { ...newRow, isNew: false };
    setRows((before) => before.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  return (
    <div>
      <Button startIcon={<AddIcon />} onClick={add} sx={{ mb: 1 }}>
        Add job
      </Button>
      <div style={{ height: 374 }}>
        <DataGrid
          aria-label="Maintenance jobs"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={model}
          onRowModesModelChange={setModel}
          onRowEditStop={onRowEditStop}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </div>
  );
}
