import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const curves = ['linear', 'monotoneX', 'natural', 'step'] as const;
const occupancy = [12, 18, 15, 31, 46, 44, 58, 71, 63, 40, 22, 14];

export default function CurveChoices() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');
  const [area, setArea] = useState(true);

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToggleButtonGroup
          aria-label="Curve"
          size="small"
          exclusive
          sx={{ height: 38 }}
          value={curve}
          onChange={(_, next: typeof curve | null) => setCurve(next ?? curve)}
        >
          {curves.map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="area"
          control={<Switch checked={area} onChange={(_, checked) => setArea(checked)} />}
        />
      </Stack>
      <SparkLineChart
        title="Occupied desks per hour"
        height={120}
        data={occupancy}
        curve={curve}
        area={area || undefined}
        yAxis={{ min: 0 }}
      />
    </div>
  );
}
