import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => `W${index + 1}`);

export default function ReferenceLines() {
  return (
    <LineChart
      title="Response time of a web shop per week, with its limit and the release of version 2"
      height={300}
      hideLegend
      colors={['#0072B2']}
      xAxis={[{ scaleType: 'point', data: weeks }]}
      yAxis={[{ label: 'Response time (ms)', min: 0, max: 500, width: 55 }]}
      series={[
        {
          label: '95th percentile',
          data: [310, 325, 342, 361, 388, 415, 432, 247, 236, 241, 252, 249],
          valueFormatter: (value) => `${value} ms`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={400}
        label="Limit 400 ms"
        labelAlign="end"
        lineStyle={{ stroke: '#D55E00', strokeDasharray: '6 4' }}
        labelStyle={{ direction: 'ltr', fontSize: 12 }}
      />
      <ChartsReferenceLine
        x="W8"
        label="Version 2"
        labelAlign="start"
        lineStyle={{ stroke: '#7F7F7F' }}
        labelStyle={{ direction: 'ltr', fontSize: 12 }}
      />
    </LineChart>
  );
}
