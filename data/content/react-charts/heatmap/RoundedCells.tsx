import type { SVGProps } from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const terms = ['Spring', 'Summer', 'Autumn', 'Winter'];
const pools = ['North', 'Park', 'Lake'];
const occupancy = [
  [48, 63, 51, 72],
  [35, 81, 44, 29],
  [12, 96, 33, 8],
];

interface CellProps extends SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { value: number; color: string };
}

function RoundedCell({ ownerState, x, y, width, height, ...other }: CellProps) {
  return (
    <g>
      <rect
        {...other}
        x={x + 3}
        y={y + 3}
        width={width - 6}
        height={height - 6}
        rx={10}
        fill={ownerState.color}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={14}
        fill={ownerState.value > 64 ? '#fff' : '#000'}
        pointerEvents="none"
      >
        {ownerState.value} %
      </text>
    </g>
  );
}

export default function RoundedCells() {
  return (
    <Heatmap
      height={260}
      xAxis={[{ data: terms }]}
      yAxis={[{ data: pools, width: 56 }]}
      zAxis={[{ colorMap: { type: 'continuous', color: ['#e0f3f8', '#023858'] } }]}
      series={[
        {
          label: 'Occupancy',
          data: occupancy.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
        },
      ]}
      slots={{ cell: RoundedCell }}
    >
      <title>Occupancy of three swimming pools per season, in percent</title>
    </Heatmap>
  );
}
