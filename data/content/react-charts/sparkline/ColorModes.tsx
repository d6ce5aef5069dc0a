import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const charging = [0, 3, 11, 19, 24, 22, 16, 9, 4, 12, 21, 27];

export default function ColorModes() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      <div>
        <Typography variant="subtitle2" component="h3">
          One color
        </Typography>
        <SparkLineChart
          title="Cars that charge, per hour"
          height={90}
          data={charging}
          color="#d81b60"
        />
      </div>
      <div>
        <Typography variant="subtitle2" component="h3">
          A color per mode
        </Typography>
        <SparkLineChart
          title="Cars that charge, per hour"
          height={90}
          data={charging}
          color={(mode) => (mode === 'dark' ? '#80cbc4' : '#00695c')}
        />
      </div>
    </Box>
  );
}
