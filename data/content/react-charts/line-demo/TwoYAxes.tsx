import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const TEMPERATURE = '#D55E00';
const HUMIDITY = '#0072B2';
const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];

export default function TwoYAxes() {
  return (
    <LineChart
      title="Temperature and relative humidity in a greenhouse over one day"
      height={320}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [6, 10, 14, 18, 22],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        {
          id: 'temperature',
          label: 'Temperature (°C)',
          min: 10,
          max: 40,
        },
        {
          id: 'humidity',
          label: 'Humidity (%)',
          position: 'right',
          min: 40,
          max: 100,
        },
      ]}
      series={[
        {
          yAxisId: 'temperature',
          label: 'Temperature',
          color: TEMPERATURE,
          data: [14.2, 17.8, 23.5, 29.1, 33.4, 32.0, 26.7, 20.3, 17.1],
          valueFormatter: (value) => `${value} °C`,
        },
        {
          yAxisId: 'humidity',
          label: 'Humidity',
          color: HUMIDITY,
          shape: 'square',
          data: [94, 86, 71, 58, 49, 52, 66, 80, 89],
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      sx={{
        [`& .${axisClasses.root} .${axisClasses.line}`]: { strokeWidth: 2 },
        [`& .${axisClasses.id}-temperature .${axisClasses.line}`]: { stroke: TEMPERATURE },
        [`& .${axisClasses.id}-humidity .${axisClasses.line}`]: { stroke: HUMIDITY },
      }}
    />
  );
}
