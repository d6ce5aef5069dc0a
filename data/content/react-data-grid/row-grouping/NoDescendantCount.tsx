import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(40);

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'state', headerName: 'State', width: 110 },
];

const initialState = { rowGrouping: { model: ['airline'] } };
const groupingColDef = { hideDescendantCount: true };

export default function NoDescendantCount() {
  return (
    <div style={{ height: 320 }}>
      <DataGridPremium
        aria-label="Flights by airline"
        rows={flights}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
