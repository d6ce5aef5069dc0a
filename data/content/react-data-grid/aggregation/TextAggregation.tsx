import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(30);

const first: GridAggregationFunction<string> = {
  apply: ({ values }) => sorted(values)[0],
  label: 'first by name',
  columnTypes: ['string'],
};

const last: GridAggregationFunction<string> = {
  apply: ({ values }) => sorted(values).at(-1),
  label: 'last by name',
  columnTypes: ['string'],
};

const distinct: GridAggregationFunction<string, number> = {
  apply: ({ values }) => new Set(values).size,
  label: 'distinct',
  columnTypes: ['string'],
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first, last, distinct };

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'airline', headerName: 'Airline', width: 140 },
  { field: 'destination', headerName: 'Destination', width: 140 },
  { field: 'gate', headerName: 'Gate', width: 130 },
];

const initialState = {
  aggregation: {
    model: { flight: 'size', airline: 'distinct', destination: 'first', gate: 'last' },
  },
};

export default function TextAggregation() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Departures"
        columns={columns}
        rows={flights}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </div>
  );
}

function sorted(values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined).sort((a, b) => a.localeCompare(b));
}
