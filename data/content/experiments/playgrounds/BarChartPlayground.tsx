import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

const seasons = rainfall.filter((_, index) => index % 3 === 0);

export default function BarChartPlayground(props: Partial<BarChartProps>) {
  return (
    <Box sx={{ height: 340 }}>
      <BarChart
        title="Rain at two stations, in millimetres"
        height={300}
        dataset={seasons}
        xAxis={[{ dataKey: 'month' }]}
        series={[
          { dataKey: 'harbour', label: 'Harbour' },
          { dataKey: 'valley', label: 'Valley' },
        ]}
        {...props}
      />
    </Box>
  );
}
