import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const speed = (value: number | null) => `${value} km/h`;

export default function SimpleLine() {
  return (
    <LineChart
      title="Mean wind and gusts during a storm, in kilometers per hour"
      height={300}
      colors={['#0072B2', '#D55E00']}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Wind (km/h)', min: 0 }]}
      series={[
        {
          label: 'Mean',
          data: [18, 22, 27, 35, 44, 58, 66, 71, 63, 49, 36, 28, 21],
          valueFormatter: speed,
        },
        {
          label: 'Gusts',
          data: [29, 36, 45, 57, 74, 96, 112, 121, 104, 80, 59, 43, 33],
          valueFormatter: speed,
        },
      ]}
    />
  );
}
