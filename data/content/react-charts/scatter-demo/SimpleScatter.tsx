import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function SimpleScatter() {
  return (
    <ScatterChart
      title="Time and price of deliveries, by bicycle and by van"
      height={300}
      xAxis={[{ label: 'Time (min)' }]}
      yAxis={[{ label: 'Price (€)' }]}
      series={[
        {
          label: 'Bicycle',
          data: [
            { x: 12, y: 4.9 },
            { x: 15, y: 5.4 },
            { x: 19, y: 5.2 },
            { x: 22, y: 6.1 },
            { x: 26, y: 6.4 },
            { x: 31, y: 7.3 },
          ],
        },
        {
          label: 'Van',
          data: [
            { x: 21, y: 9.8 },
            { x: 28, y: 10.6 },
            { x: 34, y: 10.1 },
            { x: 39, y: 12.2 },
            { x: 47, y: 13.5 },
            { x: 52, y: 13.1 },
          ],
        },
      ]}
    />
  );
}
