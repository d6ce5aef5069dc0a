import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { stageColors, whiteLabels } from '#data/content/shared/funnelLook.ts';

const budget = [
  { label: 'Personnel', value: 46 },
  { label: 'Rent', value: 27 },
  { label: 'Travel', value: 16 },
  { label: 'Software', value: 11 },
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
        title="Budget of an agency, in percent"
        height={340}
        hideLegend
        colors={stageColors}
        series={[{ data: budget, curve: 'step', valueFormatter: ({ value }) => `${value} %` }]}
        categoryAxis={{ categories: budget.map(({ label }) => label), scaleType, size: 80 }}
        sx={whiteLabels}
      />
    </div>
  );
}
