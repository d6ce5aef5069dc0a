import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const players = [
  { id: 'ada', label: 'Ada', data: [88, 54, 71, 62, 90], color: '#0072b2', fillArea: true },
  { id: 'bo', label: 'Bo', data: [61, 92, 58, 84, 55], color: '#d55e00', fillArea: true },
  { id: 'cleo', label: 'Cleo', data: [74, 70, 86, 51, 66], color: '#009e73', fillArea: true },
];

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>({ seriesId: 'ada' });

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Highlighted player"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={item?.seriesId ?? null}
        onChange={(_, seriesId: string | null) => setItem(seriesId ? { seriesId } : null)}
      >
        {players.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        title="Ratings of three football players, 0 to 100"
        height={340}
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={{ tooltip: { trigger: 'none' } }}
        series={players}
        radar={{ max: 100, metrics: ['Speed', 'Shots', 'Passing', 'Defense', 'Stamina'] }}
      />
    </div>
  );
}
