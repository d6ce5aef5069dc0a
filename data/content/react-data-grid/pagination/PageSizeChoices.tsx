import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 120 },
];

const flights = makeFlights(48);

export default function PageSizeChoices() {
  return (
    <div style={{ height: 371 }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        pageSizeOptions={[5, { value: 12, label: 'A dozen' }, { value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
