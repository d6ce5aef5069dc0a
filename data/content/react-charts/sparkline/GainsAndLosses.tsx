import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balances = [12, 8, -5, -14, 3, 17, 21, -9, -2, 6, 11, 15];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function GainsAndLosses() {
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Cash flow per month
      </Typography>
      <SparkLineChart
        title="Cash flow per month, in thousand euros"
        height={110}
        plotType="bar"
        data={balances}
        xAxis={{ data: months }}
        yAxis={{
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d84315', '#1e88e5'] },
        }}
        valueFormatter={(value) => `${value} k€`}
        showTooltip
      />
    </div>
  );
}
