import { LineChart } from '@mui/x-charts/LineChart';

const heights = [
  { week: 1, control: 2.1, compost: 2.2, mineral: 2.1, both: 2.2 },
  { week: 2, control: 3.4, compost: 3.9, mineral: 4.1, both: 4.4 },
  { week: 3, control: 5.2, compost: 6.1, mineral: 6.8, both: 7.5 },
  { week: 4, control: 7.3, compost: 9.0, mineral: 10.1, both: 11.6 },
  { week: 5, control: 9.1, compost: 12.2, mineral: 13.0, both: 16.1 },
  { week: 6, control: 10.6, compost: 15.3, mineral: 15.6, both: 20.4 },
];
const centimeters = (value: number | null) => `${value} cm`;

export default function MarkShapes() {
  return (
    <LineChart
      title="Height of tomato seedlings per week by fertilizer, in centimeters"
      height={320}
      dataset={heights}
      colors={['#7F7F7F', '#00805C', '#0072B2', '#D55E00']}
      xAxis={[{ dataKey: 'week', label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ label: 'Height (cm)', min: 0 }]}
      series={[
        { dataKey: 'control', label: 'None', shape: 'circle', valueFormatter: centimeters },
        { dataKey: 'compost', label: 'Compost', shape: 'triangle', valueFormatter: centimeters },
        { dataKey: 'mineral', label: 'Mineral', shape: 'square', valueFormatter: centimeters },
        { dataKey: 'both', label: 'Both', shape: 'star', valueFormatter: centimeters },
      ]}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 1.5 } }}
    />
  );
}
