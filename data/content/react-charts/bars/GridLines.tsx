import { BarChart } from '@mui/x-charts/BarChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

export default function GridLines() {
  return (
    <BarChart
      title="Monthly rainfall on the ridge, in millimetres"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'ridge', label: 'Ridge' }]}
    />
  );
}
