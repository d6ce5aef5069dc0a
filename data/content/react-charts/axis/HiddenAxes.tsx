import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const steps = [8_420, 6_130, 9_870, 11_240, 7_560, 13_980, 5_310];
const total = steps.reduce((sum, count) => sum + count, 0);

export default function HiddenAxes() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 340 }}>
      <CardContent>
        <Typography variant="subtitle2" component="h3">
          Steps this week
        </Typography>
        <Typography variant="h5" component="p">
          {total.toLocaleString('en')}
        </Typography>
        <BarChart
          title="Steps per day of this week"
          height={110}
          hideLegend
          margin={0}
          borderRadius={4}
          xAxis={[{ data: days, position: 'none' }]}
          yAxis={[{ position: 'none' }]}
          series={[{ label: 'Steps', data: steps }]}
        />
      </CardContent>
    </Card>
  );
}
