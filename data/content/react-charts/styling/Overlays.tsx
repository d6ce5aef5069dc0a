import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

export default function Overlays() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <BarChart title="Orders per day, loading" height={220} loading series={[]} />
      <PieChart title="Orders per country, no data" height={220} series={[{ data: [] }]} />
    </Box>
  );
}
