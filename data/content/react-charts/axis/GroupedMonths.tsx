import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1)));
const orders = [412, 388, 455, 471, 502, 533, 490, 467, 548, 612, 705, 841];

const narrowMonth = new Intl.DateTimeFormat('en', { month: 'narrow', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

export default function GroupedMonths() {
  return (
    <BarChart
      title="Orders per month and quarter"
      height={300}
      hideLegend
      xAxis={[
        {
          id: 'months',
          scaleType: 'band',
          data: months,
          valueFormatter: (month: Date, { location }) =>
            location === 'tick' ? narrowMonth.format(month) : longMonth.format(month),
          disableTicks: true,
          height: 22,
        },
        {
          id: 'quarters',
          scaleType: 'band',
          data: ['Q1', 'Q2', 'Q3', 'Q4'],
          position: 'bottom',
          disableLine: true,
          tickSize: 14,
          height: 32,
        },
      ]}
      yAxis={[{ label: 'Orders' }]}
      series={[{ label: 'Orders', data: orders, xAxisId: 'months' }]}
    />
  );
}
