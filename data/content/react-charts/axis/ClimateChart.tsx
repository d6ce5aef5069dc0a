import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const rain = [94, 71, 66, 43, 38, 29, 24, 41, 68, 102, 117, 108];
const temperature = [4.2, 4.6, 6.8, 9.9, 13.4, 16.5, 18.3, 18.1, 15.2, 11.3, 7.5, 5.1];

export default function ClimateChart() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        Climate at the harbor
      </Typography>
      <ChartDataProvider
        height={320}
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)', max: 150 },
          { id: 'temperature', label: 'Temperature (°C)', position: 'right', min: 0, max: 30 },
        ]}
        series={[
          { type: 'bar', yAxisId: 'rain', label: 'Rain', data: rain, color: '#90caf9' },
          {
            type: 'line',
            yAxisId: 'temperature',
            label: 'Temperature',
            data: temperature,
            color: '#d84315',
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface title="Rain and temperature per month at the harbor">
          <ChartsGrid horizontal />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </div>
  );
}
