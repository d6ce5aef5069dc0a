import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const rain = [138, 112, 97, 81, 89, 76, 63, 72, 104, 141, 156, 149];

export default function SparkLinePlayground(props: Partial<SparkLineChartProps>) {
  return <SparkLineChart title="Rain on the ridge" data={rain} height={160} {...props} />;
}
