import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const segments = {
  Commuters: [
    { x: 17, y: 4.2 },
    { x: 20, y: 3.6 },
    { x: 19, y: 5.1 },
    { x: 22, y: 4.5 },
    { x: 18, y: 3.1 },
  ],
  Families: [
    { x: 3, y: 26.4 },
    { x: 5, y: 31.2 },
    { x: 4, y: 22.8 },
    { x: 6, y: 28.5 },
    { x: 2, y: 29.9 },
  ],
  Regulars: [
    { x: 9, y: 12.8 },
    { x: 11, y: 15.3 },
    { x: 12, y: 11.4 },
    { x: 10, y: 17.2 },
    { x: 13, y: 14.1 },
  ],
};

function Clusters() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  return useScatterSeries().map(({ id, data, color }) => {
    const centerX = xScale(mean(data.map(({ x }) => x)));
    const centerY = yScale(mean(data.map(({ y }) => y)));
    const spokes = data.map(({ x, y }) => `M ${centerX} ${centerY} L ${xScale(x)} ${yScale(y)}`);

    return (
      <g key={id}>
        <path d={spokes.join(' ')} stroke={color} strokeOpacity={0.6} />
        <text x={centerX} y={centerY - 44} textAnchor="middle" fontSize={13} fill="currentColor">
          {id}
        </text>
      </g>
    );
  });
}

export default function ConnectedClusters() {
  return (
    <ChartContainer
      title="Customers of a bakery by visits and purchase, in three segments"
      height={320}
      colors={['#0072B2', '#D55E00', '#009E73']}
      xAxis={[{ label: 'Visits per month', min: 0, max: 26 }]}
      yAxis={[{ label: 'Purchase (€)', min: 0, max: 40 }]}
      series={Object.entries(segments).map(([id, data]) => ({ type: 'scatter', id, data }))}
    >
      <Clusters />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
