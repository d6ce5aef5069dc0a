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
        title="Time per week by activity, students and employees, in hours"
        height={340}
        highlight={highlight}
        series={[
          { label: 'Students', data: [34, 11, 9, 16, 7], fillArea: true, color: '#0072b2' },
          { label: 'Employees', data: [38, 14, 12, 8, 5], fillArea: true, color: '#d55e00' },
        ]}
        radar={{ max: 40, metrics: ['Work', 'Housework', 'Media', 'Friends', 'Sports'] }}
      />
    </div>
  );
}
