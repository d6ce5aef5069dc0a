import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', unit: 'km', min: 40, max: 160 },
  { name: 'Payload', unit: 'kg', min: 60, max: 220 },
  { name: 'Torque', unit: 'Nm', min: 30, max: 100 },
  { name: 'Battery', unit: 'Wh', min: 300, max: 1000 },
  { name: 'Brakes', unit: 'points', max: 10 },
];
const valueFormatter = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${metrics[dataIndex]?.unit}`;

export default function MetricLimits() {
  return (
    <RadarChart
      title="Range, payload, torque, battery and brakes of two cargo bikes"
      height={360}
      series={[
        {
          label: 'Long tail',
          data: [95, 200, 85, 630, 7],
          color: '#0072b2',
          fillArea: true,
          valueFormatter,
        },
        {
          label: 'Front box',
          data: [120, 130, 75, 900, 9],
          color: '#d55e00',
          fillArea: true,
          valueFormatter,
        },
      ]}
      radar={{
        metrics,
        startAngle: 36,
        labelGap: 14,
        labelFormatter: (name, { location }) =>
          location === 'tick'
            ? `${name}\nto ${metrics.find((metric) => metric.name === name)?.max}`
            : name,
      }}
    />
  );
}
