import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

const ridge = rainfall.map((month) => month.ridge);

export default function SparkLinePlayground(props: Partial<SparkLineChartProps>) {
  return <SparkLineChart title="Rain on the ridge" data={ridge} height={160} {...props} />;
}
