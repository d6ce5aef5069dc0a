import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = [0, 21, 'min', 'max'] as const;
type Baseline = (typeof baselines)[number];

export default function BaselineKnob() {
  const [baseline, setBaseline] = useState<Baseline>(21);

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
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Room temperature over one day, in degrees Celsius"
        height={260}
        hideLegend
        colors={['#B35900']}
        xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21, 24], label: 'Hour' }]}
        yAxis={[{ label: '°C' }]}
        series={[
          {
            label: 'Temperature',
            data: [18.5, 17.8, 17.2, 20.4, 22.6, 24.1, 23.4, 21.2, 19.1],
            area: true,
            baseline,
            showMark: false,
          },
        ]}
      />
    </div>
  );
}
