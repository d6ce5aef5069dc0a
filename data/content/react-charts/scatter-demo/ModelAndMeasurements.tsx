import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const speeds = [0, 2, 4, 6, 8, 10, 12, 14];
const curve = [0, 0, 120, 480, 1150, 2050, 2780, 3000];
const measured = [
  { x: 3.1, y: 40 },
  { x: 4.4, y: 165 },
  { x: 5.2, y: 360 },
  { x: 6.8, y: 640 },
  { x: 8.3, y: 1390 },
  { x: 9.6, y: 1730 },
  { x: 11.2, y: 2580 },
  { x: 12.9, y: 2790 },
];

export default function ModelAndMeasurements() {
  return (
    <ChartDataProvider
      height={320}
      voronoiMaxRadius={24}
      xAxis={[{ data: speeds, label: 'Wind speed (m/s)' }]}
      yAxis={[{ label: 'Power (kW)', width: 64 }]}
      series={[
        { type: 'line', label: 'Curve of the data sheet', data: curve, color: '#009E73' },
        { type: 'scatter', label: 'Measured', data: measured, markerSize: 6, color: '#D55E00' },
      ]}
    >
      <ChartsLegend />
      <ChartsSurface title="Power of a turbine by wind speed, expected and measured">
        <LinePlot />
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
  );
}
