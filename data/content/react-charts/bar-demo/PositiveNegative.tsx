import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

export default function PositiveNegative() {
  return (
    <BarChart
      title="Change of the lake level per month, in centimeters"
      height={300}
      hideLegend
      xAxis={[{ data: months, disableLine: true, disableTicks: true }]}
      yAxis={[
        {
          label: 'Change (cm)',
          valueFormatter: signed,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#D55E00', '#0072B2'] },
        },
      ]}
      series={[
        {
          label: 'Change',
          data: [4, 6, 15, 22, 11, -5, -18, -24, -13, 2, 9, 7],
          valueFormatter: (value) => `${signed(value ?? 0)} cm`,
        },
      ]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
