import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = [0, 45, 'min', 'max'] as const;
type Baseline = (typeof baselines)[number];

export default function BaselineKnob() {
  const [baseline, setBaseline] = useState<Baseline>(45);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Baseline"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38 }}
        value={baseline}
        onChange={(_, next: Baseline | null) => setBaseline(next ?? baseline)}
      >
        {baselines.map((option) => (
          <ToggleButton key={option} value={option} sx={{ px: 1.5, textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Temperature of a heat store over one day, in degrees Celsius"
        height={260}
        hideLegend
        colors={['#B35900']}
        xAxis={[
          {
            data: [0, 3, 6, 9, 12, 15, 18, 21, 24],
            label: 'Hour',
            domainLimit: 'strict',
            tickInterval: [0, 6, 12, 18, 24],
          },
        ]}
        yAxis={[{ label: '°C' }]}
        series={[
          {
            label: 'Temperature',
            data: [38, 33, 28, 41, 55, 62, 57, 48, 40],
            area: true,
            baseline,
            showMark: false,
          },
        ]}
      />
    </div>
  );
}
