import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function FirstCharts() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
      <BarChart
        title="Loaves sold per day"
        height={220}
        xAxis={[{ data: days }]}
        series={[{ data: [86, 74, 91, 103, 148] }]}
      />
      <LineChart
        title="Visitors per day"
        height={220}
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[{ data: [132, 118, 140, 155, 210] }]}
      />
      <PieChart
        title="Loaves by grain, in percent"
        height={220}
        hideLegend
        series={[
          {
            data: [
              { id: 'rye', value: 45, label: 'Rye' },
              { id: 'wheat', value: 35, label: 'Wheat' },
              { id: 'spelt', value: 20, label: 'Spelt' },
            ],
          },
        ]}
      />
    </Box>
  );
}
