import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  Unstable_FunnelChart as FunnelChart,
  type FunnelCurveType,
} from '@mui/x-charts-pro/FunnelChart';

const curves = ['linear', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;
const tickets = [
  { label: 'Opened', value: 940 },
  { label: 'Assigned', value: 720 },
  { label: 'Answered', value: 510 },
  { label: 'Solved', value: 390 },
];

export default function CurveSwitch() {
  const [curve, setCurve] = useState<FunnelCurveType>('bump');
  const [sideways, setSideways] = useState(false);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 1 }}>
        <TextField
          select
          label="curve"
          size="small"
          sx={{ width: 160 }}
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="horizontal"
          control={<Switch checked={sideways} onChange={(_, checked) => setSideways(checked)} />}
        />
      </Box>
      <FunnelChart
        title="Support tickets per state, last week"
        height={320}
        series={[
          {
            data: tickets,
            curve,
            layout: sideways ? 'horizontal' : 'vertical',
            variant: 'outlined',
          },
        ]}
      />
    </div>
  );
}
