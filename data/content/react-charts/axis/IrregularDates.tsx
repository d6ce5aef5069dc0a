import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  '2025-01-03',
  '2025-01-05',
  '2025-01-08',
  '2025-01-12',
  '2025-02-16',
  '2025-02-18',
  '2025-03-30',
].map((day) => new Date(day));
const depth = [24, 41, 58, 66, 92, 104, 37];

const scaleTypes = ['utc', 'point'] as const;
type ScaleType = (typeof scaleTypes)[number];

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function IrregularDates() {
  const [scaleType, setScaleType] = useState<ScaleType>('utc');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Scale type"
        size="small"
        exclusive
        sx={{ height: 38 }}
        value={scaleType}
        onChange={(_, next: ScaleType | null) => setScaleType(next ?? scaleType)}
      >
        {scaleTypes.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Depth of the snow at a mountain hut"
        height={280}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType, data: days, valueFormatter: (day: Date) => format.format(day) }]}
        yAxis={[{ label: 'Snow (cm)', min: 0 }]}
        series={[{ label: 'Snow', data: depth, curve: 'linear' }]}
      />
    </div>
  );
}
