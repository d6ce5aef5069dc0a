import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const listeners = [
  { label: 'News', data: [42, 65, 38, 51, 24, 22, 47, 33, 18, 9], color: '#0072B2' },
  { label: 'Talk', data: [12, 25, 44, 39, 41, 30, 22, 19, 12, 6], color: '#E69F00' },
  { label: 'Pop', data: [18, 31, 36, 42, 48, 59, 54, 41, 27, 14], color: '#009E73' },
  { label: 'Jazz', data: [3, 5, 8, 9, 12, 14, 21, 34, 39, 26], color: '#D55E00' },
  { label: 'Classical', data: [6, 9, 15, 13, 17, 16, 19, 29, 24, 12], color: '#8A8F98' },
];

export default function Streamgraph() {
  return (
    <LineChart
      title="Listeners of five radio stations through the day"
      height={320}
      xAxis={[
        {
          data: hours,
          min: 6,
          max: 24,
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ position: 'none' }]}
      series={listeners.map((station) => ({
        ...station,
        area: true,
        showMark: false,
        curve: 'natural',
        stack: 'stations',
        stackOffset: 'wiggle',
        stackOrder: 'insideOut',
        valueFormatter: (count) => `${count} thousand`,
      }))}
    />
  );
}
