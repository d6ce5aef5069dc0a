import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 31 }, (_, index) => new Date(2025, 0, 1 + index));
const centimeters = [
  12, 12, 18, 31, 38, 36, 35, 33, 33, 41, 56, 63, 61, 58, 57, 55, 54, 68, 82, 88, 85, 81, 79, 78,
  76, 75, 91, 104, 101, 97, 95,
];

export default function SimpleArea() {
  return (
    <LineChart
      title="Snow depth at a mountain station per day of January, in centimeters"
      height={300}
      hideLegend
      colors={['#0072B2']}
      grid={{ horizontal: true }}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.5 } }}
      xAxis={[
        {
          scaleType: 'time',
          data: days,
          domainLimit: 'strict',
          tickNumber: 5,
          valueFormatter: (day: Date) =>
            day.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Snow depth (cm)' }]}
      series={[
        {
          label: 'Snow depth',
          data: centimeters,
          area: true,
          showMark: false,
          valueFormatter: (depth) => `${depth} cm`,
        },
      ]}
    />
  );
}
