import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 95,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(20);

export default function SingleSelect() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Departures" rows={flights} columns={columns} />
    </div>
  );
}
