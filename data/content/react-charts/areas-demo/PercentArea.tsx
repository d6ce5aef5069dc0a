import { LineChart } from '@mui/x-charts/LineChart';
import { electricityMix } from '#data/content/shared/electricityMix.ts';

const sources = [
  { dataKey: 'hydro', label: 'Hydro', color: '#0072B2' },
  { dataKey: 'wind', label: 'Wind', color: '#56B4E9' },
  { dataKey: 'solar', label: 'Solar', color: '#E69F00' },
  { dataKey: 'gas', label: 'Gas', color: '#B07AA1' },
  { dataKey: 'coal', label: 'Coal', color: '#7F7F7F' },
] as const;
const totals = electricityMix.map((year) =>
  sources.reduce((sum, { dataKey }) => sum + year[dataKey], 0),
);

export default function PercentArea() {
  return (
    <LineChart
      title="Share of each source in the electricity generated per year, in percent"
      height={320}
      dataset={electricityMix}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String, tickMinStep: 1 }]}
      yAxis={[
        {
          label: 'Share',
          max: 1,
          valueFormatter: (share: number) => `${Math.round(100 * share)}%`,
        },
      ]}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'total',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value, { dataIndex }) =>
          `${Math.round((100 * (value ?? 0)) / (totals[dataIndex] ?? 1))}% (${value} TWh)`,
      }))}
    />
  );
}
