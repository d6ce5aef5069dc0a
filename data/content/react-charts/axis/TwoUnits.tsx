import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const hours = ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00', '24:00'];
const celsius = [11, 9, 12, 18, 21, 17, 13];
const [min, max] = [0, 25];

const toFahrenheit = (degrees: number) => degrees * 1.8 + 32;

export default function TwoUnits() {
  return (
    <ChartContainer
      title="Air temperature during a day"
      height={300}
      xAxis={[{ id: 'hour', scaleType: 'point', data: hours }]}
      yAxis={[
        { id: 'celsius', min, max },
        {
          id: 'fahrenheit',
          position: 'right',
          min: toFahrenheit(min),
          max: toFahrenheit(max),
          tickInterval: [0, 5, 10, 15, 20, 25].map(toFahrenheit),
        },
      ]}
      series={[{ type: 'line', yAxisId: 'celsius', data: celsius }]}
    >
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="hour" />
      <ChartsYAxis axisId="celsius" label="°C" labelStyle={{ angle: 0 }} />
      <ChartsYAxis axisId="fahrenheit" label="°F" labelStyle={{ angle: 0 }} />
    </ChartContainer>
  );
}
