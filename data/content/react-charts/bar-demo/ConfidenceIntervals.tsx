import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const yields = [
  { variety: 'Arvo', mean: 6.8, low: 6.3, high: 7.3 },
  { variety: 'Bering', mean: 7.4, low: 7.1, high: 7.7 },
  { variety: 'Castor', mean: 5.9, low: 5.0, high: 6.8 },
  { variety: 'Delta', mean: 8.1, low: 7.5, high: 8.7 },
];
const dataset = yields.map(({ variety, mean }) => ({ variety, mean }));

export default function ConfidenceIntervals() {
  return (
    <BarChart
      title="Mean yield of four wheat varieties with 95% confidence intervals, in tonnes per hectare"
      height={300}
      hideLegend
      colors={['#0072B2']}
      dataset={dataset}
      xAxis={[{ dataKey: 'variety', categoryGapRatio: 0.5 }]}
      yAxis={[{ label: 'Yield (t/ha)', max: 10 }]}
      series={[
        {
          dataKey: 'mean',
          label: 'Yield',
          valueFormatter: (mean, { dataIndex }) => {
            const { low, high } = yields[dataIndex] ?? {};
            return `${mean} t/ha (${low} to ${high})`;
          },
        },
      ]}
    >
      <Intervals />
    </BarChart>
  );
}

/** A line from the lower to the upper limit of each bar. */
function Intervals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return yields.map(({ variety, low, high }) => {
    const center = (x(variety) ?? 0) + x.bandwidth() / 2;
    return (
      <Whisker
        key={variety}
        d={`M${center - 6},${y(low)}h12m-6,0V${y(high)}m-6,0h12`}
        strokeWidth={2}
      />
    );
  });
}

const Whisker = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  pointerEvents: 'none',
}));
