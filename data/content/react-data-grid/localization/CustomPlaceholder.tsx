import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(30);

const localeText = {
  toolbarQuickFilterPlaceholder: 'Flight, airline or destination',
  noResultsOverlayLabel: 'No flight matches your search.',
  footerRowSelected: (count: number) => (count === 1 ? '1 flight' : `${count} flights`),
};

export default function CustomPlaceholder() {
  return (
    <div style={{ height: 380 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        localeText={localeText}
        showToolbar
      />
    </div>
  );
}
