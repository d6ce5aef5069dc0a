import { BarChart } from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
const millimetres = [62, 48, 57, 44, 38, 29];

export default function RainByMonth() {
  return (
    <BarChart
      height={240}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Rain (mm)' }]}
      series={[{ data: millimetres, label: 'Rain' }]}
      hideLegend
    />
  );
}
