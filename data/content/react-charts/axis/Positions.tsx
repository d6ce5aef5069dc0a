import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const xPositions = ['bottom', 'top', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

export default function Positions() {
  const [x, setX] = useState<(typeof xPositions)[number]>('bottom');
  const [y, setY] = useState<(typeof yPositions)[number]>('left');

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ToggleButtonGroup
          aria-label="Position of the x-axis"
          size="small"
          exclusive
          sx={{ height: 38 }}
          value={x}
          onChange={(_, next: typeof x | null) => setX(next ?? x)}
        >
          {xPositions.map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label="Position of the y-axis"
          size="small"
          exclusive
          sx={{ height: 38 }}
          value={y}
          onChange={(_, next: typeof y | null) => setY(next ?? y)}
        >
          {yPositions.map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <LineChart
        title="Visitors of a swimming pool per day"
        height={280}
        hideLegend
        skipAnimation
        xAxis={[
          { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], position: x },
        ]}
        yAxis={[{ label: 'Visitors', min: 0, position: y }]}
        series={[{ label: 'Visitors', data: [310, 280, 365, 342, 420, 615] }]}
      />
    </div>
  );
}
