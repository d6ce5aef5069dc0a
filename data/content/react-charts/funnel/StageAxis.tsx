import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const positions = ['left', 'right', 'top', 'bottom'] as const;
type Position = (typeof positions)[number];
const emails = [
  { label: 'Sent', value: 12000 },
  { label: 'Opened', value: 8400 },
  { label: 'Clicked', value: 5100 },
  { label: 'Booked', value: 3600 },
];

export default function StageAxis() {
  const [position, setPosition] = useState<Position>('right');
  const isVertical = position === 'left' || position === 'right';

  return (
    <div>
      <ToggleButtonGroup
        aria-label="position"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={position}
        onChange={(_, next: Position | null) => setPosition(next ?? position)}
      >
        {positions.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        title="Newsletter of a travel agency, from sent to booked"
        height={300}
        hideLegend
        series={[
          { data: emails, layout: isVertical ? 'vertical' : 'horizontal', variant: 'outlined' },
        ]}
        categoryAxis={{
          categories: emails.map(({ label }) => label),
          position,
          size: isVertical ? 70 : 30,
        }}
      />
    </div>
  );
}
