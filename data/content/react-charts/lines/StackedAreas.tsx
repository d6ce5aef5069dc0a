import { LineChart } from '@mui/x-charts/LineChart';
import { electricityMix } from '#data/content/shared/electricityMix.ts';

const sources = [
  { dataKey: 'hydro', label: 'Hydro', color: '#0072B2' },
  { dataKey: 'wind', label: 'Wind', color: '#56B4E9' },
  { dataKey: 'solar', label: 'Solar', color: '#E69F00' },
  { dataKey: 'gas', label: 'Gas', color: '#B07AA1' },
  { dataKey: 'coal', label: 'Coal', color: '#7F7F7F' },
];

export default function StackedAreas() {
  return (
    <LineChart
      title="Electricity generated per year by source, in terawatt-hours"
      height={320}
      dataset={electricityMix}
      xAxis={[{ dataKey: 'year', min: 2009, max: 2024, valueFormatter: String, tickMinStep: 1 }]}
      yAxis={[{ label: 'Generation (TWh)' }]}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'total',
        showMark: false,
        valueFormatter: (value) => `${value} TWh`,
      }))}
    />
  );
}
