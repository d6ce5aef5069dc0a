import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(5, 3);

function FlightFooter() {
  const apiRef = useGridApiContext();
  const [flight, setFlight] = useState<Flight>();

  const show: GridEventListener<'rowMouseEnter'> = (params) => setFlight(params.row);

  useGridEvent(apiRef, 'rowMouseEnter', show);
  useGridEvent(apiRef, 'rowMouseLeave', () => setFlight(undefined));
  useGridEvent(apiRef, 'rowClick', show); // touch screens have no hover

  return (
    <Box
      role="status"
      sx={{
        height: 44,
        px: 2,
        display: 'flex',
        alignItems: 'center',
        typography: 'body2',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {flight
        ? `${flight.flight}: ${flight.airline}, ${Math.round(flight.load * 100)}% full`
        : 'Hover over or click a flight'}
    </Box>
  );
}

const slots = { footer: FlightFooter };

export default function HoverFooter() {
  return (
    <div style={{ height: 362 }}>
      <DataGrid aria-label="Departures" rows={flights} columns={columns} slots={slots} />
    </div>
  );
}
