import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const timetable = makeFlights(24, 5);
const opening = timetable.slice(0, 6);

const chipColors = {
  Scheduled: 'default',
  Boarding: 'info',
  Departed: 'success',
  Delayed: 'error',
  Cancelled: 'error',
} as const;

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 85,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 70 },
  {
    field: 'state',
    headerName: 'State',
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.state} color={chipColors[row.state]} />
    ),
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function UpdateViaApi() {
  const apiRef = useGridApiRef();
  const [added, setAdded] = useState(opening.length);

  const delayFirst = () => {
    const first = apiRef.current?.getSortedRowIds()[0];
    const flight = first === undefined ? null : apiRef.current?.getRow<Flight>(first);
    if (flight) {
      apiRef.current?.updateRows([
        { id: flight.id, state: 'Delayed', delay: flight.delay + 15 }, // the other fields stay
      ]);
    }
  };

  const boardAll = () => {
    const ids = apiRef.current?.getAllRowIds() ?? [];
    apiRef.current?.updateRows(ids.map((id) => ({ id, state: 'Boarding' })));
  };

  const add = () => {
    const next = timetable[added];
    if (next) {
      apiRef.current?.updateRows([next]);
      setAdded(added + 1);
    }
  };

  const removeFirst = () => {
    const first = apiRef.current?.getSortedRowIds()[0];
    if (first !== undefined) {
      apiRef.current?.updateRows([{ id: first, _action: 'delete' }]);
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={delayFirst}>
          Delay first flight
        </Button>
        <Button size="small" onClick={boardAll}>
          Board all
        </Button>
        <Button size="small" onClick={add} disabled={added === timetable.length}>
          Add flight
        </Button>
        <Button size="small" onClick={removeFirst}>
          Delete first flight
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          rows={opening}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
