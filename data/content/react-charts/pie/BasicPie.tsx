import { PieChart } from '@mui/x-charts/PieChart';

const spending = [
  { id: 'rent', label: 'Rent and energy', value: 1240 },
  { id: 'food', label: 'Food', value: 610 },
  { id: 'transport', label: 'Transport', value: 430 },
  { id: 'leisure', label: 'Leisure', value: 320 },
  { id: 'insurance', label: 'Insurance', value: 210 },
];

export default function BasicPie() {
  return (
    <PieChart
      title="What a household of three spends per month, in euros"
      height={260}
      series={[{ data: spending, valueFormatter: ({ value }) => `€${value.toLocaleString('en')}` }]}
    />
  );
}
