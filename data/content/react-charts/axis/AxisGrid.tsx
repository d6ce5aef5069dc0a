import { ScatterChart } from '@mui/x-charts/ScatterChart';

const houses = [
  [62, 248],
  [71, 262],
  [78, 301],
  [84, 289],
  [93, 342],
  [101, 371],
  [110, 365],
  [118, 428],
  [126, 455],
  [139, 470],
  [148, 531],
  [163, 562],
].map(([x = 0, y = 0], id) => ({ id, x, y }));

export default function AxisGrid() {
  return (
    <ScatterChart
      title="Price of houses by floor area"
      height={300}
      hideLegend
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Floor area (m²)', min: 50, disableTicks: true }]}
      yAxis={[{ label: 'Price (k€)', min: 200, disableLine: true, disableTicks: true }]}
      series={[{ label: 'Houses', data: houses, markerSize: 5 }]}
    />
  );
}
