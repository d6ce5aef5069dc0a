import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeFlats } from '#data/content/shared/flats.ts';

const harbor = makeFlats(180, 17, 3);
const hills = makeFlats(140, 12, 8);

export default function ZoomScatter() {
  return (
    <ScatterChartPro
      title="Size and rent of flats for rent in two districts"
      height={320}
      xAxis={[{ label: 'Size (m²)', min: 0, zoom: true }]}
      yAxis={[{ label: 'Rent (€ per month)', min: 0, width: 75, zoom: true }]}
      series={[
        { label: 'Harbor', data: harbor, markerSize: 3 },
        { label: 'Hills', data: hills, markerSize: 3 },
      ]}
    />
  );
}
