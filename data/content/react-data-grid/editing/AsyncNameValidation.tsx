import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  floor: number;
  seats: number;
}

const rooms: Room[] = [
  { id: 1, name: 'Atrium', floor: 0, seats: 36 },
  { id: 2, name: 'Library', floor: 1, seats: 8 },
  { id: 3, name: 'Workshop', floor: 1, seats: 14 },
  { id: 4, name: 'Lookout', floor: 4, seats: 6 },
];

const takenNames = ['atrium', 'library', 'workshop', 'lookout', 'canteen'];

/** Stands for requests to your server. A new request replaces the previous one. */
function createNameCheck() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const isTaken = (name: string) =>
    new Promise<boolean>((resolve) => {
      stop();
      timer = setTimeout(() => resolve(takenNames.includes(name.trim().toLowerCase())), 500);
    });
  return { isTaken, stop };
}

const nameCheck = createNameCheck();

async function validateName({ row, props }: GridPreProcessEditCellProps<string, Room>) {
  const name = props.value ?? '';
  const isTaken = name !== row.name && (await nameCheck.isTaken(name));
  return { ...props, error: isTaken ? `The name ${name} is taken` : undefined };
}

function validateSeats({ props }: GridPreProcessEditCellProps<number | null>) {
  const seats = props.value ?? 0;
  const isValid = seats >= 2 && seats <= 40;
  return { ...props, error: isValid ? undefined : 'Enter 2 to 40 seats' };
}

function renderEditCell({ error, ...params }: GridRenderEditCellParams<Room>) {
  return (
    <Tooltip describeChild open={Boolean(error)} title={error}>
      <Box sx={{ display: 'flex', width: '100%', height: '100%' }}>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Room>[] = [
  {
    field: 'name',
    headerName: 'Room',
    flex: 1,
    minWidth: 120,
    editable: true,
    preProcessEditCellProps: validateName,
    renderEditCell,
  },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 70 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 90,
    editable: true,
    preProcessEditCellProps: validateSeats,
    renderEditCell,
  },
];

export default function AsyncNameValidation() {
  useEffect(() => nameCheck.stop, []);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Meeting rooms"
        rows={rooms}
        columns={columns}
        hideFooter
        sx={{ '& .Mui-error': { bgcolor: 'error.main', color: 'error.contrastText' } }}
      />
    </Box>
  );
}
