import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const time = [0, 5, 10, 15, 20, 25, 30, 35, 40];

const textIn = (fill: string) => ({ tickLabelStyle: { fill }, labelStyle: { fill } });

export default function SameSide() {
  const theme = useTheme();
  const { error, primary } = (theme.vars ?? theme).palette;

  return (
    <LineChart
      title="Temperature and pressure in an autoclave"
      height={300}
      xAxis={[{ data: time, label: 'Minutes', domainLimit: 'strict' }]}
      yAxis={[
        {
          id: 'temperature',
          label: 'Temperature (°C)',
          max: 160,
          ...textIn(error.main),
        },
        {
          id: 'pressure',
          label: 'Pressure (bar)',
          position: 'left',
          max: 4,
          ...textIn(primary.main),
        },
      ]}
      series={[
        {
          yAxisId: 'temperature',
          label: 'Temperature',
          data: [22, 58, 96, 121, 134, 134, 133, 104, 71],
          color: error.main,
        },
        {
          yAxisId: 'pressure',
          label: 'Pressure',
          data: [1, 1.1, 1.6, 2.4, 3.1, 3.1, 3, 1.7, 1.1],
          color: primary.main,
        },
      ]}
    />
  );
}
