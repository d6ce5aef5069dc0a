import { BarChart } from '@mui/x-charts/BarChart';
import { novemberDays } from '#data/content/shared/rainfall.ts';

const days = novemberDays.first.map((_, index) => new Date(Date.UTC(2025, 10, index + 1)));
const isMonday = (day: Date) => day.getUTCDay() === 1;

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function FilteredLabels() {
  return (
    <BarChart
      title="Rainfall per day of November"
      height={280}
      hideLegend
      xAxis={[
        {
          data: days,
          tickPlacement: 'middle',
          tickInterval: isMonday,
          tickLabelInterval: (_day, index) => index % 2 === 0,
          valueFormatter: (day: Date) => format.format(day),
        },
      ]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[{ label: 'Rainfall', data: novemberDays.first }]}
    />
  );
}
