import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apartments } from '#data/content/shared/apartments.ts';

/** The line of least squares through the points of a series. */
function Trend({ seriesId }: { seriesId: string }) {
  const series = useScatterSeries(seriesId);
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const { data, color } = series;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(data.map(({ x }) => x));
  const meanY = mean(data.map(({ y }) => y));
  const slope =
    mean(data.map(({ x, y }) => (x - meanX) * (y - meanY))) /
    mean(data.map(({ x }) => (x - meanX) ** 2));
  const [start, end] = [Math.min, Math.max].map((limit) => limit(...data.map(({ x }) => x)));
  const place = (x = 0) => `${xScale(x)} ${yScale(meanY + slope * (x - meanX))}`;

  return <path d={`M ${place(start)} L ${place(end)}`} stroke={color} strokeWidth={2} />;
}

export default function TrendLine() {
  return (
    <ScatterChart
      title="Rent by size of the apartment, with its trend"
      height={320}
      xAxis={[{ label: 'Size (m²)', min: 20 }]}
      yAxis={[{ label: 'Rent per month (€)', width: 68 }]}
      series={(['Old town', 'Hillside'] as const).map((name) => ({
        id: name,
        label: name,
        color: name === 'Hillside' ? '#009E73' : '#D55E00',
        data: apartments
          .filter(({ district }) => district === name)
          .map(({ id, size, rent }) => ({ id, x: size, y: rent })),
      }))}
    >
      <Trend seriesId="Old town" />
      <Trend seriesId="Hillside" />
    </ScatterChart>
  );
}
