import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      title="Bicycles rented and repaired per quarter"
      height={300}
      xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Autumn'] }]}
      series={[
        { label: 'Rented', data: [120, 340, 510, 260] },
        { label: 'Repaired', data: [85, 140, 95, 110] },
      ]}
    />
  );
}
