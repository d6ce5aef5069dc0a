import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(40);
const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 115 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 95,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 110,
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid aria-label="Departures" columns={columns} rows={flights} hideFooter />
    </div>
  );
}
