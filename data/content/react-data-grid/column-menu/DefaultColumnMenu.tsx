import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 170 },
  { field: 'flight', headerName: 'Flight', width: 100, hideable: false },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90, sortable: false },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 120,
  },
];

const flights = makeFlights(30);

export default function DefaultColumnMenu() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid aria-label="Departures" columns={columns} rows={flights} hideFooter />
    </div>
  );
}
