import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const shapes: Record<string, string> = {
  adelie: 'M 0 -5 L 5 4 L -5 4 Z',
  gentoo: 'M -4 -4 H 4 V 4 H -4 Z',
};

function Marker(props: ScatterMarkerProps) {
  const { seriesId, dataIndex, x, y, color, size, isHighlighted, isFaded, ...other } = props;
  const scale = (size / 4) * (isHighlighted ? 1.2 : 1);

  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${scale})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      {...other}
    />
  );
}

const legendMark = (id: string) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="-6 -6 12 12" aria-hidden>
        <path className={className} d={shapes[id]} fill={color} />
      </svg>
    );
  };
const Triangle = legendMark('adelie');
const Square = legendMark('gentoo');

export default function ShapesBySeries() {
  return (
    <ScatterChart
      title="Mass by length of the flipper, for two species of penguins"
      height={320}
      xAxis={[{ label: 'Flipper (mm)' }]}
      yAxis={[{ label: 'Mass (kg)', valueFormatter: (kilograms: number) => kilograms.toFixed(1) }]}
      series={[
        {
          id: 'adelie',
          label: 'Adélie',
          labelMarkType: Triangle,
          color: '#0072B2',
          data: [
            { x: 178, y: 3.2 },
            { x: 183, y: 3.6 },
            { x: 186, y: 3.4 },
            { x: 189, y: 3.9 },
            { x: 192, y: 3.7 },
            { x: 195, y: 4.2 },
            { x: 199, y: 4.1 },
          ],
        },
        {
          id: 'gentoo',
          label: 'Gentoo',
          labelMarkType: Square,
          color: '#D55E00',
          data: [
            { x: 207, y: 4.5 },
            { x: 211, y: 4.8 },
            { x: 214, y: 5.3 },
            { x: 217, y: 5.0 },
            { x: 221, y: 5.6 },
            { x: 225, y: 5.4 },
            { x: 229, y: 6.1 },
          ],
        },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
