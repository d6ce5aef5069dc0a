import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => 2 * index);
const names = ['Good', 'Moderate', 'Unhealthy'];

export default function PiecewiseValues() {
  return (
    <LineChart
      title="Fine dust at the ring road on one day, in micrograms per cubic meter"
      height={300}
      xAxis={[
        { data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00` },
      ]}
      yAxis={[
        {
          label: 'PM2.5 (µg/m³)',
          colorMap: {
            type: 'piecewise',
            thresholds: [12, 35],
            colors: ['#0072B2', '#E69F00', '#C24E00'],
          },
        },
      ]}
      series={[
        {
          label: 'PM2.5',
          data: [8, 7, 6, 19, 41, 33, 22, 18, 24, 47, 38, 21, 11],
          valueFormatter: (value) => `${value} µg/m³`,
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          labelFormatter: ({ index }) => names[index] ?? null,
        },
      }}
    />
  );
}
