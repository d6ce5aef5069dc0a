import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const TRIGGERS = ['item', 'axis', 'none'] as const;

export default function TriggerSwitch() {
  const [trigger, setTrigger] = useState<(typeof TRIGGERS)[number]>('axis');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_, next) => next && setTrigger(next)}
        sx={{ mb: 1 }}
      >
        {TRIGGERS.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Overnight stays per month, in thousands"
        height={260}
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[{ label: 'Thousand stays' }]}
        series={[
          { label: 'Hotels', data: [412, 508, 631, 655, 540] },
          { label: 'Campsites', data: [96, 188, 402, 431, 151] },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </div>
  );
}
