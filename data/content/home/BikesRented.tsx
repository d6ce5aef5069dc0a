import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function BikesRented() {
  return (
    <BarChart
      title="Bikes rented per day"
      height={307}
      xAxis={[{ data: days }]}
      series={[
        {
          label: 'City bikes',
          data: [42, 38, 45, 51, 60, 88, 79],
          color: '#0072B2',
          highlightScope,
        },
        {
          label: 'Cargo bikes',
          data: [12, 14, 11, 16, 21, 34, 30],
          color: '#D55E00',
          highlightScope,
        },
      ]}
    />
  );
}
