import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const flows = [
  { label: 'Tickets', data: [64, 88, 121, 79], color: '#0072B2' },
  { label: 'Grants', data: [30, 30, 30, 45], color: '#56B4E9' },
  { label: 'Wages', data: [-58, -60, -66, -61], color: '#D55E00' },
  { label: 'Rent', data: [-18, -18, -18, -19], color: '#E69F00' },
  { label: 'Productions', data: [-21, -44, -52, -27], color: '#8C6D46' },
];

export default function StackedBySign() {
  return (
    <BarChart
      title="Income and expenses of a theater per quarter, in thousand euros"
      height={340}
      xAxis={[{ data: quarters, categoryGapRatio: 0.4 }]}
      yAxis={[{ label: 'Cash flow (€ thousand)', width: 65 }]}
      series={flows.map((flow) => ({
        ...flow,
        stack: 'cash',
        valueFormatter: (value) => `${value} k€`,
      }))}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
