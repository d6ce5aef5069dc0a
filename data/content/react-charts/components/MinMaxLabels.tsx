import { styled } from '@mui/material/styles';
import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  textAnchor: 'middle',
  fill: (theme.vars ?? theme).palette.text.primary,
}));

/** Marks the smallest and the largest value of each line. */
function Extremes() {
  const allSeries = useLineSeries();
  const { data: xData = [] } = useXAxis();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();

  return allSeries.flatMap(({ id, data, color }) => {
    const values = data.filter((value) => value !== null);
    return [Math.min(...values), Math.max(...values)].map((value, index) => {
      const x = xScale(xData[data.indexOf(value)]) ?? 0;
      const y = yScale(value);
      return (
        <g key={`${id}-${index}`} pointerEvents="none">
          <circle cx={x} cy={y} r={5} fill={color} />
          <Label x={x} y={index === 0 ? y + 20 : y - 10}>
            {value} °C
          </Label>
        </g>
      );
    });
  });
}

export default function MinMaxLabels() {
  return (
    <LineChart
      title="Mean temperature per month in the valley and on the ridge, from October to September"
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature (°C)', min: -15, max: 30 }]}
      series={[
        {
          label: 'Valley',
          showMark: false,
          data: [12, 6, 2, 1, 3, 8, 12, 17, 21, 23, 22, 18],
        },
        {
          label: 'Ridge',
          showMark: false,
          data: [3, -3, -6, -8, -7, -4, 0, 5, 9, 12, 11, 8],
        },
      ]}
    >
      <Extremes />
    </LineChart>
  );
}
