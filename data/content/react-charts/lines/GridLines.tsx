import { LineChart } from '@mui/x-charts/LineChart';

const times = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];

export default function GridLines() {
  return (
    <LineChart
      title="Carbon dioxide in a meeting room over one day, in parts per million"
      height={280}
      hideLegend
      colors={['#00805C']}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ scaleType: 'point', data: times }]}
      yAxis={[{ label: 'CO₂ (ppm)', min: 400, max: 1400 }]}
      series={[{ label: 'CO₂', data: [430, 870, 1240, 690, 1130, 760, 450] }]}
    />
  );
}
