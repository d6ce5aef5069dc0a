import { BarChart } from '@mui/x-charts/BarChart';

const answers = [
  { reason: 'Shorter journey', share: 41 },
  { reason: 'Lower cost', share: 27 },
  { reason: 'Fresh air', share: 18 },
  { reason: 'No parking', share: 9 },
  { reason: 'Something else', share: 5 },
];

export default function Sideways() {
  return (
    <BarChart
      title="Main reason for cycling to work"
      layout="horizontal"
      height={280}
      hideLegend
      dataset={answers}
      yAxis={[{ dataKey: 'reason', width: 110 }]}
      xAxis={[{ valueFormatter: (share: number) => `${share}%` }]}
      series={[{ dataKey: 'share', label: 'Answers', valueFormatter: (share) => `${share ?? 0}%` }]}
    />
  );
}
