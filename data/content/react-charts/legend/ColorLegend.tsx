import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function ColorLegend() {
  return (
    <BarChart
      title="Hours of sunshine per month"
      height={260}
      xAxis={[{ data: months }]}
      yAxis={[
        {
          label: 'Hours',
          colorMap: { type: 'continuous', min: 0, max: 250, color: ['#f6c65b', '#c8511b'] },
        },
      ]}
      series={[
        { label: 'Sunshine', data: [42, 68, 121, 174, 212, 226, 241, 218, 158, 104, 51, 34] },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          minLabel: '0 h',
          maxLabel: '250 h',
          sx: { width: '100%', maxWidth: 320, whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
