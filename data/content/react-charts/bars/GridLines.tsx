import { BarChart } from '@mui/x-charts/BarChart';

const rainfall = [
  { month: 'Jan', ridge: 138 },
  { month: 'Feb', ridge: 112 },
  { month: 'Mar', ridge: 97 },
  { month: 'Apr', ridge: 81 },
  { month: 'May', ridge: 89 },
  { month: 'Jun', ridge: 76 },
  { month: 'Jul', ridge: 63 },
  { month: 'Aug', ridge: 72 },
  { month: 'Sep', ridge: 104 },
  { month: 'Oct', ridge: 141 },
  { month: 'Nov', ridge: 156 },
  { month: 'Dec', ridge: 149 },
];

export default function GridLines() {
  return (
    <BarChart
      title="Monthly rainfall on the ridge, in millimeters"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'ridge', label: 'Ridge' }]}
    />
  );
}
