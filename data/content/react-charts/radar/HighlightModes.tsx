import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

const modes = ['axis', 'series', 'none'] as const;
type Mode = (typeof modes)[number];

export default function HighlightModes() {
  const [highlight, setHighlight] = useState<Mode>('axis');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="highlight"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={highlight}
        onChange={(_, next: Mode | null) => setHighlight(next ?? highlight)}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{ textTransform: 'none' }}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        title="Ratings of public transport in two cities, 0 to 10 points"
        height={340}
        highlight={highlight}
        series={[
          { label: 'Bergen', data: [4.8, 7.2, 8.1, 6.4, 7.9], fillArea: true, color: '#0072b2' },
          { label: 'Turin', data: [7.4, 5.6, 6.9, 7.3, 5.1], fillArea: true, color: '#d55e00' },
        ]}
        radar={{ max: 10, metrics: ['Price', 'Speed', 'Safety', 'Comfort', 'Network'] }}
      />
    </div>
  );
}
