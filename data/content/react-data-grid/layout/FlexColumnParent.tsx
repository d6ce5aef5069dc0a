import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 100,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  {
    field: 'load',
    headerName: 'Seats taken',
    type: 'number',
    width: 110,
    valueFormatter: (load: number) => percent.format(load),
  },
];

const flights = makeFlights(100);

export default function FlexColumnParent() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 400 }}>
      <DataGrid aria-label="Departures" columns={columns} rows={flights} />
    </div>
  );
}
