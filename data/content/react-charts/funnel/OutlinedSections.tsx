import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const patients = [
  { label: 'Invited', value: 2400 },
  { label: 'Registered', value: 1750 },
  { label: 'Screened', value: 1180 },
  { label: 'Enrolled in the study', value: 640 },
];

export default function OutlinedSections() {
  const [variant, setVariant] = useState<'outlined' | 'filled'>('outlined');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="variant"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={variant}
        onChange={(_, next) => setVariant(next ?? variant)}
      >
        <ToggleButton value="outlined" sx={{ textTransform: 'none' }}>
          outlined
        </ToggleButton>
        <ToggleButton value="filled" sx={{ textTransform: 'none' }}>
          filled
        </ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        title="Patients per step of a clinical study"
        height={280}
        gap={4}
        series={[{ data: patients, variant }]}
      />
    </div>
  );
}
