import { useState, type SVGProps } from 'react';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const rooms = ['Oak', 'Elm', 'Pine'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = [
  [6, 7, 5, 8, 3],
  [2, 4, 6, 5, 1],
  [7, 8, 8, 6, 4],
];
const data = hours.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));
const descriptions = data.map(([x, y, value]) => `${rooms[y]}, ${days[x]}: ${value} of 9 hours`);

interface CellProps extends SVGProps<SVGRectElement> {
  ownerState: { dataIndex: number; color: string };
}

function ButtonCell({ ownerState, ...other }: CellProps) {
  return (
    <rect
      {...other}
      role="button"
      tabIndex={0}
      aria-label={descriptions[ownerState.dataIndex]}
      data-index={ownerState.dataIndex}
      fill={ownerState.color}
      cursor="pointer"
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }
      }}
    />
  );
}

export default function ClickCells() {
  const [index, setIndex] = useState<number>();

  return (
    <div>
      <Heatmap
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ data: rooms }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 9, color: ['#fee8c8', '#b30000'] } }]}
        series={[{ label: 'Hours', data }]}
        slots={{ cell: ButtonCell }}
        slotProps={{
          cell: { onClick: (event) => setIndex(Number(event.currentTarget.dataset.index)) },
        }}
        sx={{ '& [role=button]:focus-visible': { outline: '3px solid', outlineOffset: '-3px' } }}
      >
        <title>Hours for which three meeting rooms are booked, per weekday</title>
      </Heatmap>
      <Typography role="status" variant="body2">
        {index === undefined ? 'Click a cell, or press Tab and Enter.' : descriptions[index]}
      </Typography>
    </div>
  );
}
