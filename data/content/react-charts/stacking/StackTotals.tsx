import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'];

/** The sum of all series above each bar. */
function Totals() {
  const series = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return weeks.map((week, index) => {
    const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={week}
        x={(xScale(week) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(total) - 6}
        textAnchor="middle"
        fontSize={13}
        fontWeight={600}
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <BarChart
      title="Support tickets per week, by channel and in total"
      height={320}
      barLabel="value"
      xAxis={[{ data: weeks }]}
      yAxis={[{ label: 'Tickets', max: 160 }]}
      series={[
        { label: 'Email', stack: 'tickets', color: '#56B4E9', data: [52, 61, 47, 58, 49] },
        { label: 'Chat', stack: 'tickets', color: '#E69F00', data: [34, 41, 38, 55, 62] },
        { label: 'Phone', stack: 'tickets', color: '#C3C8CF', data: [23, 19, 25, 21, 17] },
      ]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#1b1b1b' } }}
    >
      <Totals />
    </BarChart>
  );
}
