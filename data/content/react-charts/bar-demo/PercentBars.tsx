import { BarChart } from '@mui/x-charts/BarChart';

const answers = [
  { subject: 'Opening hours', no: 14, ratherNo: 41, neutral: 52, ratherYes: 118, yes: 96 },
  { subject: 'Staff', no: 4, ratherNo: 11, neutral: 29, ratherYes: 127, yes: 150 },
  { subject: 'Catalog', no: 22, ratherNo: 63, neutral: 88, ratherYes: 97, yes: 49 },
  { subject: 'Reading rooms', no: 47, ratherNo: 92, neutral: 61, ratherYes: 74, yes: 42 },
];
const scale = [
  { dataKey: 'no', label: 'Dissatisfied', color: '#B35806' },
  { dataKey: 'ratherNo', label: 'Rather dissatisfied', color: '#F1A340' },
  { dataKey: 'neutral', label: 'Neutral', color: '#A6A6A6' },
  { dataKey: 'ratherYes', label: 'Rather satisfied', color: '#998EC3' },
  { dataKey: 'yes', label: 'Satisfied', color: '#6B3FA0' },
] as const;
const totals = answers.map((row) => scale.reduce((sum, { dataKey }) => sum + row[dataKey], 0));
const percent = (share: number) => `${Math.round(100 * share)}%`;

export default function PercentBars() {
  return (
    <BarChart
      title="Satisfaction with the city library, as shares of the answers to four questions"
      height={260}
      layout="horizontal"
      dataset={answers}
      yAxis={[{ dataKey: 'subject', width: 100, disableLine: true, disableTicks: true }]}
      xAxis={[{ max: 1, valueFormatter: percent, label: 'Share of answers' }]}
      series={scale.map((step) => ({
        ...step,
        stack: 'answers',
        stackOffset: 'expand',
        valueFormatter: (count, { dataIndex }) =>
          `${percent((count ?? 0) / (totals[dataIndex] ?? 1))} (${count} answers)`,
      }))}
    />
  );
}
