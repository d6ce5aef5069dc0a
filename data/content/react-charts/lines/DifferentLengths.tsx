import { LineChart } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function DifferentLengths() {
  return (
    <LineChart
      title="Orders per month, last year and this year until July"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Orders', min: 0 }]}
      series={[
        {
          label: '2024',
          color: '#7F7F7F',
          showMark: false,
          data: [412, 398, 455, 470, 502, 521, 488, 476, 540, 566, 701, 748],
        },
        {
          label: '2025',
          color: '#0072B2',
          data: [465, 441, 512, 538, 571, 604, 589],
          valueFormatter: (orders) => (orders === null ? 'not yet known' : String(orders)),
        },
      ]}
    />
  );
}
