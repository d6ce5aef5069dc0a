import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const delivered = [91, 93, 90, 94, 96, 95, 97, 98, 96, 97];

export default function TargetLine() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexShrink: 0 }}>
        <Typography variant="h4" component="p">
          97 %
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          on time, target 95 %
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <SparkLineChart
          title="Orders delivered on time per week, in percent; the target is 95 percent"
          height={90}
          data={delivered}
          yAxis={{ min: 85, max: 100 }}
        >
          <ChartsReferenceLine y={95} lineStyle={{ strokeDasharray: '4 4' }} />
        </SparkLineChart>
      </Box>
    </Box>
  );
}
