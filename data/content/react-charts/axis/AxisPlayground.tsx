import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ChartsXAxisProps } from '@mui/x-charts/models';

export default function AxisPlayground(props: Partial<ChartsXAxisProps>) {
  return (
    <ChartContainer
      title="Loaves sold per day"
      height={300}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          height: 60,
        },
      ]}
      series={[{ type: 'bar', data: [142, 131, 156, 149, 188, 243] }]}
    >
      <BarPlot />
      <ChartsXAxis axisId="day" {...props} />
      <ChartsYAxis />
    </ChartContainer>
  );
}
