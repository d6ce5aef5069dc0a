import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const servers = [
  { name: 'web-1', cpu: [31, 34, 29, 42, 51, 47, 58, 63, 55, 49, 44, 46] },
  { name: 'web-2', cpu: [28, 30, 27, 33, 39, 41, 38, 44, 42, 37, 35, 36] },
  { name: 'db-1', cpu: [62, 66, 71, 69, 78, 84, 81, 88, 92, 86, 79, 83] },
];

export default function TinyAreas() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2 }}>
      {servers.map(({ name, cpu }) => (
        <Card key={name} variant="outlined">
          <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1.5, pt: 1 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="body2">{cpu.at(-1)}%</Typography>
          </Box>
          <LineChart
            title={`Processor load of ${name} over the last hour`}
            height={64}
            margin={{ top: 6, right: 0, bottom: 0, left: 0 }}
            hideLegend
            colors={['#0072B2']}
            xAxis={[{ scaleType: 'point', data: cpu.map((_, index) => index), position: 'none' }]}
            yAxis={[{ position: 'none', min: 0, max: 100 }]}
            series={[{ data: cpu, area: true, showMark: false }]}
            sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
        </Card>
      ))}
    </Box>
  );
}
