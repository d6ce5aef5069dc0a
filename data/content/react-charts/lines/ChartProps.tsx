import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

export default function ChartProps(props: Partial<LineChartProps>) {
  return (
    <LineChart
      title="Calls to a help line per weekday, in two weeks"
      height={300}
      colors={['#0072B2', '#D55E00']}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Week 1', data: [182, 164, 151, 158, 143, 62, 48] },
        { label: 'Week 2', data: [201, 177, 169, 149, 155, 70, 51] },
      ]}
      {...props}
    />
  );
}
