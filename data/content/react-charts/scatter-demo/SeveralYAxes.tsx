import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = [
  { day: 'Apr 5', temperature: 11, portions: 38, coffee: 61 },
  { day: 'Apr 19', temperature: 15, portions: 72, coffee: 55 },
  { day: 'May 3', temperature: 14, portions: 64, coffee: 57 },
  { day: 'May 17', temperature: 19, portions: 121, coffee: 48 },
  { day: 'May 31', temperature: 22, portions: 168, coffee: 45 },
  { day: 'Jun 14', temperature: 25, portions: 214, coffee: 37 },
  { day: 'Jun 28', temperature: 29, portions: 291, coffee: 29 },
  { day: 'Jul 12', temperature: 31, portions: 322, coffee: 27 },
  { day: 'Jul 26', temperature: 27, portions: 245, coffee: 34 },
];

export default function SeveralYAxes() {
  return (
    <ScatterChart
      title="Ice cream and coffee sold per day by temperature"
      height={320}
      dataset={days}
      xAxis={[{ label: 'Temperature (°C)' }]}
      yAxis={[
        { id: 'portions', label: 'Ice cream (portions)', width: 60 },
        { id: 'liters', label: 'Coffee (liters)', position: 'right', width: 60 },
      ]}
      series={[
        {
          label: 'Ice cream',
          yAxisId: 'portions',
          datasetKeys: { id: 'day', x: 'temperature', y: 'portions' },
          valueFormatter: (value) => value && `${value.y} portions at ${value.x} °C`,
        },
        {
          label: 'Coffee',
          yAxisId: 'liters',
          datasetKeys: { id: 'day', x: 'temperature', y: 'coffee' },
          valueFormatter: (value) => value && `${value.y} liters at ${value.x} °C`,
        },
      ]}
    />
  );
}
