import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visits = [310, 342, 298, 365, 410, 388, 431, 402, 467, 489];
const errors = [4, 2, 7, 3, 1, 0, 5, 2, 1, 3];

export default function LineAndBar() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      <div>
        <Typography variant="subtitle2" component="h3">
          Visits per day
        </Typography>
        <SparkLineChart title="Visits per day" height={90} data={visits} />
      </div>
      <div>
        <Typography variant="subtitle2" component="h3">
          Errors per day
        </Typography>
        <SparkLineChart title="Errors per day" height={90} data={errors} plotType="bar" />
      </div>
    </Box>
  );
}
