import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const products = [
  { id: 'kettle', x: -8, y: 21 },
  { id: 'toaster', x: -3, y: 34 },
  { id: 'grinder', x: 4, y: 38 },
  { id: 'mixer', x: 9, y: 27 },
  { id: 'scale', x: 14, y: 12 },
  { id: 'grill', x: -12, y: 9 },
  { id: 'juicer', x: 17, y: 41 },
  { id: 'oven', x: 6, y: 18 },
];

const Cross = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.secondary,
  strokeDasharray: '4 4',
}));
const Name = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.secondary,
}));

/** A cross at the value (x, y). */
function Quarters({ x, y }: { x: number; y: number }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g style={{ pointerEvents: 'none' }}>
      <Cross d={`M${xScale(x)},${top}v${height}M${left},${yScale(y)}h${width}`} />
      <Name x={left + width - 4} y={top + 14} textAnchor="end" direction="ltr">
        Invest
      </Name>
      <Name x={left + 4} y={top + height - 6} direction="ltr">
        Review
      </Name>
    </g>
  );
}

export default function Quadrants() {
  return (
    <ScatterChart
      title="Growth and margin of eight products"
      height={300}
      hideLegend
      xAxis={[{ label: 'Growth (%)', min: -20, max: 20 }]}
      yAxis={[{ label: 'Margin (%)', min: 0, max: 50 }]}
      series={[
        {
          data: products,
          markerSize: 6,
          valueFormatter: (point) => point && `${point.id}: growth ${point.x}%, margin ${point.y}%`,
        },
      ]}
    >
      <Quarters x={0} y={25} />
    </ScatterChart>
  );
}
