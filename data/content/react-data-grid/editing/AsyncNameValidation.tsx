import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
  type GridRowId,
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

/** Stands for your server. A new check of a room replaces the previous one of this room. */
function createServer() {
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  const timers = new Map<GridRowId, ReturnType<typeof setTimeout>>();
  const stop = () => timers.forEach((timer) => clearTimeout(timer));
  const isTaken = (id: GridRowId, name: string) =>
    new Promise<boolean>((resolve) => {
      clearTimeout(timers.get(id));
      const answer = () =>
        resolve([...names].some(([other, taken]) => other !== id && taken === name));
      timers.set(id, setTimeout(answer, 500));
    });
  const save = (room: Room) => {
    names.set(room.id, room.name);
    return room;
  };
  return { isTaken, save, stop };
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

function createGrid() {
  const server = createServer();

  async function validateName({ id, props }: GridPreProcessEditCellProps<string, Room>) {
    const name = props.value ?? '';
    const isTaken = await server.isTaken(id, name);
    return { ...props, error: isTaken ? `The name ${name} is taken` : undefined };
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
  return { columns, server };
}

export default function AsyncNameValidation() {
  const [{ columns, server }] = useState(createGrid);

  useEffect(() => server.stop, [server]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Meeting rooms"
        rows={rooms}
        columns={columns}
        processRowUpdate={server.save}
        hideFooter
        sx={{ '& .Mui-error': { bgcolor: 'error.main', color: 'error.contrastText' } }}
      />
    </Box>
  );
}
