import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, flightStates, type Flight } from '#data/content/shared/flights.ts';

const time = new Intl.DateTimeFormat('en-IE', { hour: '2-digit', minute: '2-digit' });

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'To', width: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 100,
    valueFormatter: (departs: Date) => time.format(departs),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 110,
  },
];

const flights = makeFlights(90);

export default function InitialQuickFilter() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['highland', 'delayed'] } },
        }}
        showToolbar
      />
    </div>
  );
}
