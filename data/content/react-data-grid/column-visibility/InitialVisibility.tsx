import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 100,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
  {
    field: 'load',
    headerName: 'Load factor',
    type: 'number',
    width: 115,
    valueFormatter: (load: number) => `${Math.round(load * 100)}%`,
  },
];

const flights = makeFlights(30);

export default function InitialVisibility() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        initialState={{
          columns: {
            columnVisibilityModel: {
              airline: false,
              load: false,
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
