import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(40);

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', width: 140 },
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'destination', headerName: 'Destination', width: 140 },
  {
    field: 'load',
    headerName: 'Seats taken',
    type: 'number',
    width: 190,
    renderCell: renderLoad,
    availableAggregationFunctions: ['avg', 'min', 'max', 'size'],
  },
];

const initialState = {
  columns: { columnVisibilityModel: { airline: false } },
  rowGrouping: { model: ['airline'] },
  aggregation: { model: { load: 'avg' } },
};

const groupingColDef = { headerName: 'Airline', width: 200, aggregable: false };

export default function LoadBars() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Departures by airline"
        columns={columns}
        rows={flights}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}

function renderLoad({ value, aggregation, formattedValue }: GridRenderCellParams<Flight, number>) {
  // `size` counts rows, so a bar would show the wrong thing.
  if (value === undefined || value === null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  const percent = Math.round(100 * value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={percent}
        color={aggregation ? 'secondary' : 'primary'}
        sx={{ flex: 1 }}
      />
      <span>{percent}%</span>
    </Box>
  );
}
