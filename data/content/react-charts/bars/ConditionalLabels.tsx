import { useTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps, barLabelClasses } from '@mui/x-charts/BarChart';

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
  const theme = useTheme();
  const { primary, success } = (theme.vars ?? theme).palette;

  return (
    <BarChart
      title="Wind and solar power per year, in terawatt-hours"
      height={300}
      barLabel={labelWithRoom}
      dataset={energy}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      series={[
        { id: 'wind', dataKey: 'wind', label: 'Wind', stack: 'sources', color: primary.main },
        { id: 'solar', dataKey: 'solar', label: 'Solar', stack: 'sources', color: success.main },
      ]}
      sx={{
        [`& .${barLabelClasses.root}`]: { fill: primary.contrastText },
        [`& .MuiBarLabel-series-solar`]: { fill: success.contrastText },
      }}
    />
  );
}
