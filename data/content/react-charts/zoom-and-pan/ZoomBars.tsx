import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { makeBikeDays } from '#data/content/shared/bikeCounts.ts';

const days = makeBikeDays(120);

export default function ZoomBars() {
  return (
    <BarChartPro
      title="Bicycles on the bridge per day, in thousands"
      height={260}
      hideLegend
      dataset={days}
      xAxis={[
        {
          id: 'day',
          dataKey: 'date',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
          categoryGapRatio: 0.3,
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Bicycles (thousands)' }]}
      series={[{ dataKey: 'bikes', label: 'Bicycles (thousands)' }]}
    />
  );
}
