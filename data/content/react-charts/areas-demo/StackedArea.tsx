import { LineChart } from '@mui/x-charts/LineChart';

const traffic = [
  { hour: 0, direct: 210, search: 320, social: 150 },
  { hour: 3, direct: 90, search: 140, social: 60 },
  { hour: 6, direct: 260, search: 310, social: 170 },
  { hour: 9, direct: 780, search: 990, social: 310 },
  { hour: 12, direct: 860, search: 1120, social: 540 },
  { hour: 15, direct: 820, search: 1080, social: 480 },
  { hour: 18, direct: 690, search: 940, social: 760 },
  { hour: 21, direct: 480, search: 720, social: 830 },
  { hour: 24, direct: 230, search: 340, social: 260 },
];
const series = [
  { dataKey: 'direct', label: 'Direct', color: '#0072B2' },
  { dataKey: 'search', label: 'Search', color: '#E69F00' },
  { dataKey: 'social', label: 'Social', color: '#7F7F7F' },
];

export default function StackedArea() {
  return (
    <LineChart
      title="Sessions on a website per hour by source"
      height={320}
      dataset={traffic}
      xAxis={[
        {
          dataKey: 'hour',
          domainLimit: 'strict',
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Sessions per hour', width: 60 }]}
      series={series.map((source) => ({
        ...source,
        area: true,
        stack: 'sessions',
        showMark: false,
      }))}
    />
  );
}
