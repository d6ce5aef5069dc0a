import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 90,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

/** The first columns of each view; the others follow. */
const views = {
  Timetable: ['departs', 'flight', 'airline', 'destination', 'gate', 'state', 'delay'],
  'Gate staff': ['gate', 'flight', 'state'],
  'Delay desk': ['delay', 'state', 'flight', 'destination'],
};

const flights = makeFlights(30);

export default function OrderPresets() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {Object.entries(views).map(([name, orderedFields]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.restoreState({ columns: { orderedFields } })}
          >
            {name}
          </Button>
        ))}
      </Box>
      <div style={{ height: 352 }}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          columns={columns}
          rows={flights}
          disableColumnPinning
          hideFooter
        />
      </div>
    </div>
  );
}
