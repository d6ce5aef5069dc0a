import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const DAY = 24 * 60 * 60 * 1000;

const days = Array.from({ length: 15 }, (_, index) => new Date(Date.UTC(2025, 5, index + 1)));
const latency = [182, 176, 191, 188, 204, 231, 248, 259, 172, 141, 138, 133, 140, 129, 135];

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function ReferenceLines() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      title="Response time of an API per day"
      height={300}
      hideLegend
      xAxis={[
        {
          scaleType: 'utc',
          data: days,
          domainLimit: 'strict',
          tickMinStep: DAY,
          valueFormatter: (day: Date) => format.format(day),
        },
      ]}
      yAxis={[{ label: 'Response time (ms)', min: 0, max: 300 }]}
      series={[{ label: 'Response time', data: latency, showMark: false }]}
    >
      <ChartsReferenceLine
        y={200}
        label="Limit: 200 ms"
        labelAlign="start"
        labelStyle={{ direction: 'ltr', fontSize: 13 }}
        lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x={new Date(Date.UTC(2025, 5, 9))}
        label="New cache"
        labelAlign="end"
        labelStyle={{ direction: 'ltr', fontSize: 13 }}
        lineStyle={{ strokeWidth: 2 }}
      />
    </LineChart>
  );
}
