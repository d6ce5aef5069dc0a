import { ScatterChart } from '@mui/x-charts/ScatterChart';

const readings = [
  { hour: 0, wind: 3.1, north: 40, south: 25 },
  { hour: 2, wind: 4.4, north: 165, south: 120 },
  { hour: 4, wind: 5.2, north: 310, south: 230 },
  { hour: 6, wind: 6.8, north: 720, south: 550 },
  { hour: 8, wind: 8.3, north: 1290, south: 990 },
  { hour: 10, wind: 9.6, north: 1830, south: null },
  { hour: 12, wind: 11.2, north: 2420, south: null },
  { hour: 14, wind: 12.9, north: 2860, south: 2300 },
  { hour: 16, wind: 13.7, north: 2950, south: 2430 },
  { hour: 18, wind: 10.5, north: 2190, south: 1690 },
  { hour: 20, wind: 7.4, north: 930, south: 710 },
  { hour: 22, wind: 5.9, north: 460, south: 355 },
];

export default function FromDataset() {
  return (
    <ScatterChart
      title="Power of two turbines by wind speed"
      height={300}
      dataset={readings}
      xAxis={[{ label: 'Wind speed (m/s)', min: 0 }]}
      yAxis={[{ label: 'Power (kW)', width: 64 }]}
      series={[
        { label: 'North turbine', datasetKeys: { id: 'hour', x: 'wind', y: 'north' } },
        { label: 'South turbine', datasetKeys: { id: 'hour', x: 'wind', y: 'south' } },
      ]}
    />
  );
}
