import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const energy = [
  { year: 2019, wind: 9, solar: 3 },
  { year: 2020, wind: 11, solar: 4 },
  { year: 2021, wind: 14, solar: 6 },
  { year: 2022, wind: 18, solar: 9 },
  { year: 2023, wind: 22, solar: 12 },
  { year: 2024, wind: 26, solar: 16 },
];

const labelWithRoom: BarChartProps['barLabel'] = ({ value }, { bar }) =>
  bar.height < 22 || bar.width < 24 ? null : `${value}`;

export default function ConditionalLabels() {
  return (
    <BarChart
      title="Wind and solar power per year, in terawatt-hours"
      height={300}
      barLabel={labelWithRoom}
      dataset={energy}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      series={[
        {
          id: 'wind',
          dataKey: 'wind',
          label: 'Wind',
          stack: 'sources',
          color: 'var(--mui-palette-primary-main)',
        },
        {
          id: 'solar',
          dataKey: 'solar',
          label: 'Solar',
          stack: 'sources',
          color: 'var(--mui-palette-success-main)',
        },
      ]}
      className="[&_.MuiBarLabel-root]:fill-(--mui-palette-primary-contrastText) [&_.MuiBarLabel-series-solar]:fill-(--mui-palette-success-contrastText)"
    />
  );
}
