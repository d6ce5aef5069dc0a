import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const { sum: _sum, ...aggregationFunctions }: Record<string, GridAggregationFunction> =
  GRID_AGGREGATION_FUNCTIONS;

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 170 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 150 },
];

const initialState = { aggregation: { model: { temperature: 'avg', humidity: 'max' } } };

const readings = [
  { id: 1, station: 'Ashwick', temperature: 14.2, humidity: 71 },
  { id: 2, station: 'Brackley Cross', temperature: 15.8, humidity: 64 },
  { id: 3, station: 'Fenholt', temperature: 12.9, humidity: 82 },
  { id: 4, station: 'Harrow End', temperature: 16.4, humidity: 58 },
  { id: 5, station: 'Mossdale', temperature: 11.6, humidity: 88 },
];

export default function NoSumFunction() {
  return (
    <div style={{ height: 372 }}>
      <DataGridPremium
        aria-label="Weather stations"
        columns={columns}
        rows={readings}
        initialState={initialState}
        aggregationFunctions={aggregationFunctions}
        hideFooter
      />
    </div>
  );
}
