import { BarChart } from '@mui/x-charts/BarChart';

const sales = [
  { quarter: 'Q1', web: 184, app: 96, city: 152, mall: 118, returns: 47 },
  { quarter: 'Q2', web: 197, app: 121, city: 149, mall: 109, returns: 52 },
  { quarter: 'Q3', web: 205, app: 148, city: 138, mall: 97, returns: 58 },
  { quarter: 'Q4', web: 262, app: 211, city: 187, mall: 126, returns: 83 },
];

export default function StackGroups() {
  return (
    <BarChart
      title="Sales per quarter, online, in stores, and returned"
      height={320}
      dataset={sales}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Thousand €', width: 56 }]}
      series={[
        { dataKey: 'web', label: 'Web', stack: 'online', color: '#0072B2' },
        { dataKey: 'app', label: 'App', stack: 'online', color: '#56B4E9' },
        { dataKey: 'city', label: 'City store', stack: 'stores', color: '#D55E00' },
        { dataKey: 'mall', label: 'Mall', stack: 'stores', color: '#E69F00' },
        { dataKey: 'returns', label: 'Returns', color: '#8A8F98' },
      ]}
    />
  );
}
