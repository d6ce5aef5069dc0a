import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'fiction', label: 'Fiction', value: 18_420, color: '#005a8e' },
  { id: 'children', label: 'Children', value: 12_950, color: '#00735a' },
  { id: 'science', label: 'Science', value: 6_310, color: '#a33e00' },
  { id: 'travel', label: 'Travel', value: 3_870, color: '#8a3a73' },
  { id: 'music', label: 'Music', value: 1_240, color: '#5f6b7a' },
  { id: 'maps', label: 'Maps', value: 410, color: '#3c4653' },
];
const total = loans.reduce((sum, { value }) => sum + value, 0);
const percent = (value: number) => `${Math.round((100 * value) / total)}%`;

export default function StyledLabels() {
  return (
    <PieChart
      title="Library loans by section in 2024"
      height={280}
      series={[
        {
          data: loans,
          arcLabel: ({ value }) => percent(value),
          arcLabelMinAngle: 18,
          arcLabelRadius: '68%',
          valueFormatter: ({ value }) => `${value.toLocaleString('en')} (${percent(value)})`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 16, fontWeight: 700 },
      }}
    />
  );
}
