import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60);

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

export default function HideGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['airline'] } },
  });

  return (
    <div style={{ height: 330 }}>
      <DataGridPremium
        aria-label="Departures by airline"
        apiRef={apiRef}
        rows={flights}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
