import { LineChart } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function ColorMapArea() {
  return (
    <LineChart
      title="Mean temperature of each month compared with the average, in degrees Celsius"
      height={280}
      hideLegend
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[
        {
          label: 'Difference (°C)',
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#0072B2', '#D55E00'] },
        },
      ]}
      series={[
        {
          label: 'Difference',
          data: [-1.4, -0.8, 0.3, 1.1, 0.6, -0.2, 1.7, 2.2, 0.9, -0.5, 0.4, -0.9],
          area: true,
          showMark: false,
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}
    />
  );
}
