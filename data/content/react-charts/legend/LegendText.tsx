import { BarChart } from '@mui/x-charts/BarChart';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LegendText() {
  return (
    <BarChart
      title="Apartments sold per quarter"
      height={260}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'New', data: [42, 57, 61, 48] },
        { label: 'Resale', data: [118, 141, 136, 109] },
      ]}
      slotProps={{
        legend: {
          sx: {
            typography: 'body1',
            [`.${legendClasses.label}`]: { color: 'text.secondary', fontWeight: 600 },
            [`.${labelMarkClasses.fill}`]: { stroke: 'currentColor', strokeWidth: 4 },
          },
        },
      }}
    />
  );
}
