import { ScatterChart } from '@mui/x-charts/ScatterChart';

const nights = [
  { x: 4.5, y: 341 },
  { x: 5, y: 326 },
  { x: 5.5, y: 318 },
  { x: 6, y: 297 },
  { x: 6.2, y: 305 },
  { x: 6.8, y: 282 },
  { x: 7, y: 271 },
  { x: 7.4, y: 276 },
  { x: 7.9, y: 262 },
  { x: 8.3, y: 265 },
  { x: 8.8, y: 258 },
];

export default function GridLines() {
  return (
    <ScatterChart
      title="Reaction time by hours of sleep"
      height={280}
      hideLegend
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Sleep (h)' }]}
      yAxis={[{ label: 'Reaction time (ms)', width: 56 }]}
      series={[{ label: 'Night', data: nights }]}
    />
  );
}
