import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const TARGET = 1200;
const units = [1140, 1235, 1260, 1185, 1310, 1275, 1090, 1225, 1340, 1290];

export default function TargetLine() {
  return (
    <BarChart
      title={`Units assembled per shift, with the target of ${TARGET}`}
      height={300}
      hideLegend
      margin={{ right: 90 }}
      xAxis={[{ data: units.map((_, index) => index + 1), label: 'Shift' }]}
      yAxis={[
        {
          label: 'Units',
          width: 70,
          max: 1500,
          colorMap: { type: 'piecewise', thresholds: [TARGET], colors: ['#D55E00', '#0072B2'] },
        },
      ]}
      series={[{ label: 'Units', data: units }]}
    >
      <ChartsReferenceLine
        y={TARGET}
        label={`Target ${TARGET.toLocaleString('en')}`}
        labelAlign="end"
        spacing={{ x: -8 }}
        lineStyle={{ strokeDasharray: '6 4', strokeWidth: 2 }}
        labelStyle={{
          direction: 'ltr',
          fontSize: 12,
          textAnchor: 'start',
          dominantBaseline: 'central',
        }}
      />
    </BarChart>
  );
}
