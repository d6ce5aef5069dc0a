import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const glucose = [88, 92, 141, 168, 132, 104, 96, 128, 163, 139, 112, 98, 94];

export default function FixedTicks() {
  return (
    <LineChart
      title="Blood glucose during a day, in milligrams per deciliter"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [6, 9, 12, 15, 18],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Glucose (mg/dl)', min: 50, max: 200, tickInterval: [70, 140, 180] }]}
      series={[{ label: 'Glucose', data: glucose, showMark: false }]}
    />
  );
}
