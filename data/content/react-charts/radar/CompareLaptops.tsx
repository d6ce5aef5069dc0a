import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function CompareLaptops() {
  return (
    <RadarChart
      title="Test scores of two laptops, 0 to 100 points"
      height={360}
      series={[
        { label: 'Travel 13', data: [62, 91, 88, 74, 83], fillArea: true, color: '#0072b2' },
        { label: 'Studio 16', data: [94, 58, 42, 92, 71], fillArea: true, color: '#d55e00' },
      ]}
      radar={{ max: 100, metrics: ['Speed', 'Battery', 'Weight', 'Display', 'Sound'] }}
    />
  );
}
