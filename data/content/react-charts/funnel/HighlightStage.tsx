import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const visits = [
  { label: 'Booked', value: 410 },
  { label: 'Arrived', value: 335 },
  { label: 'Toured', value: 260 },
  { label: 'Rented', value: 150 },
];

export default function HighlightStage() {
  const [stage, setStage] = useState<number | null>(null);
  const [hovered, setHovered] = useState<{ item: HighlightItemData | null }>({ item: null });
  const item = hovered.item ?? (stage === null ? null : { seriesId: 'visits', dataIndex: stage });

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Highlighted stage"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={item?.dataIndex ?? null}
        onChange={(_, next: number | null) => setStage(next)}
      >
        {visits.map(({ label }, index) => (
          <ToggleButton key={label} value={index} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        title="Apartment viewings, from booking to lease"
        height={280}
        colors={['#5e4fb8', '#3f63c0', '#1769aa', '#00707a']}
        // The chart forgets its highlight when the pointer leaves. Each call renders a new item.
        highlightedItem={item}
        onHighlightChange={(next) => setHovered({ item: next })}
        series={[
          {
            id: 'visits',
            data: visits,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{ '& .MuiFunnelSection-root ~ text': { fill: '#fff' } }}
      />
    </div>
  );
}
