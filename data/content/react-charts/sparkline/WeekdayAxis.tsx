import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2025, 8, 15 + index)));
const riders = [820, 845, 861, 838, 902, 410, 365, 833, 858, 877, 869, 921, 432, 388];

const format = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export default function WeekdayAxis() {
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Riders of the tram, per day
      </Typography>
      <SparkLineChart
        title="Riders of the tram, per day, in two weeks of September"
        height={110}
        plotType="bar"
        data={riders}
        xAxis={{ data: days, valueFormatter: (day: Date) => format.format(day) }}
        valueFormatter={(value) => `${value} riders`}
        showTooltip
        showHighlight
      />
    </div>
  );
}
