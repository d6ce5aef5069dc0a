import { BarChart } from '@mui/x-charts/BarChart';

const counties = [
  { name: 'Coast', cases: 184, last: 231 },
  { name: 'Hills', cases: 162, last: 140 },
  { name: 'Lakes', cases: 121, last: 158 },
  { name: 'Plains', cases: 97, last: 97 },
  { name: 'Valley', cases: 64, last: 52 },
];

export default function RankByIndex() {
  return (
    <BarChart
      title="Reported flu cases per 100,000 residents"
      height={280}
      layout="horizontal"
      dataset={counties}
      yAxis={[{ dataKey: 'name', width: 70 }]}
      xAxis={[{ label: 'Cases per 100,000' }]}
      series={[
        {
          dataKey: 'cases',
          label: 'This year',
          valueFormatter: (value, { dataIndex }) => {
            const change = (value ?? 0) - (counties[dataIndex]?.last ?? 0);
            return `${value} (rank ${dataIndex + 1}, ${change > 0 ? '+' : ''}${change})`;
          },
        },
      ]}
    />
  );
}
