import { useTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps, barLabelClasses } from '@mui/x-charts/BarChart';
import { energy } from '#data/content/shared/energy.ts';

const labelWithRoom: BarChartProps['barLabel'] = ({ value }, { bar }) =>
  bar.height < 22 || bar.width < 24 ? null : `${value}`;

export default function ConditionalLabels() {
  const { primary, secondary } = useTheme().palette;

  return (
    <BarChart
      title="Wind and solar power per year, in terawatt hours"
      height={300}
      barLabel={labelWithRoom}
      dataset={energy}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      series={[
        { id: 'wind', dataKey: 'wind', label: 'Wind', stack: 'sources', color: primary.main },
        { id: 'solar', dataKey: 'solar', label: 'Solar', stack: 'sources', color: secondary.main },
      ]}
      sx={{
        [`& .${barLabelClasses.root}`]: { fill: primary.contrastText },
        [`& .MuiBarLabel-series-solar`]: { fill: secondary.contrastText },
      }}
    />
  );
}
