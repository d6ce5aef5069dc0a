import { useChartId, useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';

const FIRST_FORECAST = 2025;
const demand = [
  { year: 2018, peak: 61 },
  { year: 2019, peak: 63 },
  { year: 2020, peak: 60 },
  { year: 2021, peak: 65 },
  { year: 2022, peak: 68 },
  { year: 2023, peak: 70 },
  { year: 2024, peak: 74, low: 74, high: 74 },
  { year: 2025, peak: 77, low: 75, high: 79 },
  { year: 2026, peak: 81, low: 77, high: 85 },
  { year: 2027, peak: 84, low: 78, high: 91 },
  { year: 2028, peak: 88, low: 79, high: 98 },
];
const dataset = demand.map(({ year, peak }) => ({ year, peak }));

export default function ForecastWithUncertainty() {
  return (
    <LineChart
      title="Peak demand for electricity, measured until 2024 and forecast until 2028, in gigawatts"
      height={320}
      hideLegend
      colors={['#0072B2']}
      dataset={dataset}
      xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'Peak demand (GW)', min: 50, max: 100 }]}
      series={[
        {
          dataKey: 'peak',
          label: 'Peak demand',
          curve: 'linear',
          showMark: false,
          valueFormatter: (peak, { dataIndex }) => {
            const { year, low, high } = demand[dataIndex] ?? {};
            return (year ?? 0) < FIRST_FORECAST ? `${peak} GW` : `${peak} GW (${low} to ${high})`;
          },
        },
      ]}
      slots={{ line: ForecastLine }}
    >
      <UncertaintyBand />
    </LineChart>
  );
}

/** The line twice, each clipped to its part of the drawing area: solid for the past, dashed for the forecast. */
function ForecastLine({ ownerState, skipAnimation, className, ...line }: AnimatedLineProps) {
  const id = useChartId();
  const { left, top, width, height } = useDrawingArea();
  const now = useXScale<'linear'>()(FIRST_FORECAST - 1);

  return (
    <>
      <clipPath id={`${id}-past`}>
        <rect x={left} y={top} width={now - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-forecast`}>
        <rect x={now} y={top} width={left + width - now} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}-past)`} className={className}>
        <AnimatedLine {...line} ownerState={ownerState} skipAnimation={skipAnimation} />
      </g>
      <g clipPath={`url(#${id}-forecast)`}>
        <path
          {...line}
          fill="none"
          stroke={ownerState.color}
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      </g>
    </>
  );
}

function UncertaintyBand() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const band = demand.filter(({ low }) => low !== undefined);
  const upper = band.map(({ year, high = 0 }) => `${x(year)},${y(high)}`);
  const lower = band.map(({ year, low = 0 }) => `${x(year)},${y(low)}`);

  return (
    <polygon
      points={[...upper, ...lower.toReversed()].join(' ')}
      fill="#0072B2"
      fillOpacity={0.2}
      pointerEvents="none"
    />
  );
}
