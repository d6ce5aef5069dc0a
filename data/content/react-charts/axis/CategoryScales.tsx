import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const stops = ['Depot', 'Zoo', 'Park', 'Mall', 'Port'];
const passengers = [6, 18, 41, 63, 27];

export default function CategoryScales() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      {(['band', 'point'] as const).map((scaleType) => (
        <div key={scaleType}>
          <Typography variant="subtitle2" component="h3">
            {scaleType}
          </Typography>
          <LineChart
            title={`Passengers on the bus after each stop, on a ${scaleType} axis`}
            height={220}
            hideLegend
            xAxis={[{ scaleType, data: stops }]}
            yAxis={[{ min: 0, max: 80, width: 30 }]}
            series={[{ label: 'Passengers', data: passengers }]}
          />
        </div>
      ))}
    </Box>
  );
}
