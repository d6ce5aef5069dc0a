import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

const seasons = rainfall.filter((_, index) => index % 3 === 0);

export default function BarChartPlayground(props: Partial<BarChartProps>) {
  return (
    <Box sx={{ height: 340 }}>
      <BarChart
        title="Rain at two stations, in millimetres"
        dataset={seasons}
        series={[
          { dataKey: 'harbour', label: 'Harbour' },
          { dataKey: 'valley', label: 'Valley' },
        ]}
        {...props}
        {...axesFor(props.layout)}
        height={311}
      />
    </Box>
  );
}

/** The months stand on the axis that the bars grow from. */
function axesFor(layout: BarChartProps['layout']): Partial<BarChartProps> {
  const months = [{ scaleType: 'band', dataKey: 'month' }] as const;
  return layout === 'horizontal' ? { yAxis: months } : { xAxis: months };
}
