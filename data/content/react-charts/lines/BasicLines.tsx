import { LineChart } from '@mui/x-charts/LineChart';

const FOUR_WEEKS = 28 * 24 * 60 * 60 * 1000;

const months = Array.from({ length: 12 }, (_, month) => new Date(2024, month, 1));

export default function BasicLines() {
  return (
    <LineChart
      title="Ferry passengers per month in 2024, in thousands"
      height={300}
      colors={['#0072B2', '#D55E00']}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'time',
          data: months,
          domainLimit: 'strict',
          tickMinStep: FOUR_WEEKS,
          valueFormatter: (date: Date, { location }) =>
            date.toLocaleDateString('en', { month: location === 'tick' ? 'short' : 'long' }),
        },
      ]}
      yAxis={[{ label: 'Passengers (thousands)', min: 0 }]}
      series={[
        { label: 'Island route', data: [21, 23, 34, 52, 68, 91, 128, 134, 83, 49, 27, 24] },
        { label: 'Harbor route', data: [58, 55, 61, 64, 66, 63, 57, 54, 67, 69, 62, 56] },
      ]}
    />
  );
}
