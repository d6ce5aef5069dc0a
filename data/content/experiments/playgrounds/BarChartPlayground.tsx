import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const rain = [
  { month: 'Jan', harbour: 94, valley: 61 },
  { month: 'Apr', harbour: 43, valley: 57 },
  { month: 'Jul', harbour: 24, valley: 69 },
  { month: 'Oct', harbour: 102, valley: 63 },
];

export default function BarChartPlayground(props: Partial<BarChartProps>) {
  return (
    <Box sx={{ height: 340 }}>
      <BarChart
        title="Rain at two stations, in millimetres"
        height={300}
        dataset={rain}
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
