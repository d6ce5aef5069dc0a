import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

const valueFormatter = (value: number | null) => `${value} g`;

export default function TooltipModes() {
  const [trigger, setTrigger] = useState<Trigger>('item');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="trigger"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={trigger}
        onChange={(_, next: Trigger | null) => setTrigger(next ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        title="Nutrients of lentils and rice, per 100 grams"
        height={340}
        highlight={trigger === 'item' ? 'series' : 'axis'}
        slotProps={{ tooltip: { trigger } }}
        series={[
          {
            label: 'Lentils',
            data: [60.1, 24.6, 1.1, 10.7, 2],
            valueFormatter,
            fillArea: true,
            color: '#0072b2',
          },
          {
            label: 'Brown rice',
            data: [76.2, 7.5, 2.7, 3.4, 0.7],
            valueFormatter,
            fillArea: true,
            color: '#d55e00',
          },
        ]}
        radar={{
          metrics: [
            { name: 'Carbohydrates', max: 80 },
            { name: 'Protein', max: 30 },
            { name: 'Fat', max: 4 },
            { name: 'Fiber', max: 12 },
            { name: 'Sugar', max: 3 },
          ],
          labelFormatter: (name, { location }) =>
            location === 'tick' && name === 'Carbohydrates' ? 'Carbs' : name,
        }}
      />
    </div>
  );
}
