import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const BARS = '#0072B2';
const LINE = '#C24E00';
const causes = ['Jam', 'Setup', 'No material', 'Sensor', 'Power', 'Other'];
const minutes = [412, 268, 143, 87, 41, 29];
const total = minutes.reduce((sum, each) => sum + each, 0);
const shares = minutes.map(
  (_, index) => minutes.slice(0, index + 1).reduce((sum, each) => sum + each, 0) / total,
);
const percent = (share: number | null) => `${Math.round(100 * (share ?? 0))}%`;

export default function Pareto() {
  return (
    <ChartContainer
      title="Downtime of a packing line per cause in minutes, and the cumulative share of the causes"
      height={320}
      xAxis={[{ id: 'cause', scaleType: 'band', data: causes }]}
      yAxis={[
        {
          id: 'minutes',
          label: 'Downtime (min)',
          max: total,
          width: 70,
          labelStyle: { fill: BARS },
        },
        {
          id: 'share',
          label: 'Cumulative share',
          position: 'right',
          min: 0,
          max: 1,
          width: 65,
          valueFormatter: percent,
          labelStyle: { fill: LINE },
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'minutes', label: 'Downtime', color: BARS, data: minutes },
        {
          type: 'line',
          yAxisId: 'share',
          label: 'Cumulative share',
          color: LINE,
          curve: 'linear',
          data: shares,
          valueFormatter: percent,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="cause" />
      <ChartsYAxis axisId="minutes" />
      <ChartsYAxis axisId="share" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
