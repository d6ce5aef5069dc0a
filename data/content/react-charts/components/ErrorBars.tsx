import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

const deviations = [0.5, 0.4, 0.9, 0.6];

const Whisker = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeWidth: 2,
  pointerEvents: 'none',
}));

function Whiskers() {
  const [series] = useBarSeries();
  const { data: categories = [] } = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return series?.data.map((value, index) => {
    const deviation = deviations[index];
    if (value === null || deviation === undefined) {
      return null;
    }
    const x = (xScale(categories[index]) ?? 0) + xScale.bandwidth() / 2;
    const low = yScale(value - deviation);
    const high = yScale(value + deviation);
    return <Whisker key={index} d={`M${x - 8},${high}h16m-8,0V${low}m-8,0h16`} />;
  });
}

export default function ErrorBars() {
  return (
    <div>
      <Typography variant="h6" component="p">
        Yield of wheat by fertilizer
      </Typography>
      <BarChart
        title="Yield of wheat by fertilizer, in tons per hectare, with standard deviation"
        height={280}
        hideLegend
        xAxis={[{ data: ['None', 'Compost', 'Nitrogen', 'Both'], categoryGapRatio: 0.5 }]}
        yAxis={[{ label: 'Yield (t/ha)', max: 9 }]}
        series={[{ label: 'Yield (t/ha)', data: [4.1, 5.6, 6.4, 7.2] }]}
      >
        <Whiskers />
      </BarChart>
    </div>
  );
}
