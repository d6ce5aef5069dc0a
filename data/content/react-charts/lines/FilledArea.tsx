import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => 2 * index);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export default function FilledArea() {
  return (
    <LineChart
      title="Power of a solar roof on June 12, in kilowatts"
      height={280}
      hideLegend
      colors={['#B35900']}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: clock,
        },
      ]}
      yAxis={[{ label: 'Power (kW)' }]}
      series={[
        {
          label: 'Power',
          data: [0, 0, 0.1, 1.2, 3.9, 6.4, 7.6, 7.2, 5.5, 3.1, 0.8, 0, 0],
          area: true,
          showMark: false,
          valueFormatter: (power) => `${power} kW`,
        },
      ]}
    />
  );
}
