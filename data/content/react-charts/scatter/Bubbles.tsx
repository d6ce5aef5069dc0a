import { useScatterSeries } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const lines = [
  { id: 'Tents', x: 4, y: 31, z: 18 },
  { id: 'Boots', x: 9, y: 24, z: 42 },
  { id: 'Jackets', x: -3, y: 28, z: 36 },
  { id: 'Packs', x: 14, y: 35, z: 12 },
  { id: 'Stoves', x: -8, y: 17, z: 5 },
  { id: 'Maps', x: -12, y: 40, z: 3 },
  { id: 'Bikes', x: 19, y: 15, z: 27 },
];

function Bubble(props: ScatterMarkerProps) {
  const { seriesId, dataIndex, x, y, color, size, isHighlighted, isFaded, ...other } = props;
  const point = useScatterSeries(seriesId)?.data[dataIndex];
  if (!point) {
    return null;
  }
  // The area stands for the value, so the radius is its square root.
  const radius = 4 * Math.sqrt(point.z);

  return (
    <g transform={`translate(${x}, ${y})`} opacity={isFaded ? 0.3 : 1} {...other}>
      <circle r={radius} fill={color} fillOpacity={0.4} stroke={color} />
      <text y={-radius - 4} textAnchor="middle" fontSize={12} fill="currentColor">
        {point.id}
      </text>
    </g>
  );
}

export default function Bubbles() {
  return (
    <ScatterChart
      title="Growth, margin and sales of seven product lines"
      height={340}
      hideLegend
      xAxis={[{ label: 'Growth of sales (%)', min: -16, max: 24 }]}
      yAxis={[{ label: 'Margin (%)', min: 10, max: 46 }]}
      series={[
        {
          label: 'Product line',
          data: lines,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: (value) => value && `${value.id}: sales of ${value.z} million €`,
        },
      ]}
      slots={{ marker: Bubble }}
    />
  );
}
