import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const tickOptions = ['start', 'middle', 'end', 'extremities'] as const;
const labelOptions = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [ticks, setTicks] = useState<(typeof tickOptions)[number]>('extremities');
  const [labels, setLabels] = useState<(typeof labelOptions)[number]>('middle');

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ToggleButtonGroup
          aria-label="Tick placement"
          size="small"
          exclusive
          sx={{ height: 38 }}
          value={ticks}
          onChange={(_, next: typeof ticks | null) => setTicks(next ?? ticks)}
        >
          {tickOptions.map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label="Tick label placement"
          size="small"
          exclusive
          sx={{ height: 38 }}
          value={labels}
          onChange={(_, next: typeof labels | null) => setLabels(next ?? labels)}
        >
          {labelOptions.map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <BarChart
        title="Passengers per hour of the morning"
        height={260}
        hideLegend
        xAxis={[
          {
            data: ['6:00', '7:00', '8:00', '9:00', '10:00'],
            tickPlacement: ticks,
            tickLabelPlacement: labels,
          },
        ]}
        series={[{ label: 'Passengers', data: [180, 460, 720, 390, 240] }]}
      />
    </div>
  );
}
