import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BarsAndLine() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ id: 'quarter', scaleType: 'band', data: quarters }]}
      yAxis={[
        { id: 'rain', position: 'left', label: 'Rain (mm)' },
        { id: 'warmth', position: 'right', label: 'Mean (°C)' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', label: 'Rain', data: [231, 110, 133, 327] },
        { type: 'line', yAxisId: 'warmth', label: 'Temperature', data: [4, 13, 18, 8] },
      ]}
    >
      <ChartsLegend direction="horizontal" />
      <ChartsSurface title="Rain and temperature at the harbor, by quarter">
        <BarPlot />
        <LinePlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis axisId="quarter" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="warmth" />
        <MarkPlot />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}
