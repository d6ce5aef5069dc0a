import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const wood = [
  { label: 'Logs', value: 46 },
  { label: 'Boards', value: 27 },
  { label: 'Planed', value: 16 },
  { label: 'Furniture', value: 11 },
];

export default function ScaledStages() {
  const [scaleType, setScaleType] = useState<'band' | 'linear'>('linear');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="scaleType"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={scaleType}
        onChange={(_, next) => setScaleType(next ?? scaleType)}
      >
        <ToggleButton value="linear" sx={{ textTransform: 'none' }}>
          linear
        </ToggleButton>
        <ToggleButton value="band" sx={{ textTransform: 'none' }}>
          band
        </ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        title="Wood that remains after each step of a workshop, in cubic meters"
        height={340}
        hideLegend
        series={[
          {
            data: wood,
            curve: 'step',
            variant: 'outlined',
            valueFormatter: ({ value }) => `${value} m³`,
          },
        ]}
        categoryAxis={{ categories: wood.map(({ label }) => label), scaleType, size: 80 }}
      />
    </div>
  );
}
