import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 90,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 85 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 105 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 105,
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 145 },
];

const flights = makeFlights(150);

export default function ManyFilters() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Departures"
        columns={columns}
        rows={flights}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'late', field: 'delay', operator: '>=', value: 45 },
                { id: 'gates', field: 'gate', operator: 'startsWith', value: 'B' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
