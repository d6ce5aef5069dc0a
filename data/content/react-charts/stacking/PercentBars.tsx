import { BarChart } from '@mui/x-charts/BarChart';

const topics = ['Opening hours', 'Staff', 'Prices', 'Parking'];
const answers = [
  { label: 'Satisfied', data: [148, 203, 87, 41], color: '#0072B2' },
  { label: 'Neutral', data: [61, 38, 92, 55], color: '#C3C8CF' },
  { label: 'Dissatisfied', data: [35, 14, 74, 129], color: '#D55E00' },
];
const totals = topics.map((_, index) =>
  answers.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
);
const percent = new Intl.NumberFormat('en', { style: 'percent' });

export default function PercentBars() {
  return (
    <BarChart
      title="Answers of customers, as shares of each topic"
      height={280}
      layout="horizontal"
      xAxis={[{ valueFormatter: (share: number) => percent.format(share) }]}
      yAxis={[{ data: topics, width: 110 }]}
      series={answers.map((answer) => ({
        ...answer,
        stack: 'answers',
        stackOffset: 'expand',
        valueFormatter: (count, { dataIndex }) =>
          `${percent.format((count ?? 0) / (totals[dataIndex] ?? 1))} (${count} answers)`,
      }))}
    />
  );
}
