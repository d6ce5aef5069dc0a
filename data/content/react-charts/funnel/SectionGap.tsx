import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const calls = [
  { label: 'Dialed', value: 680 },
  { label: 'Answered', value: 410 },
  { label: 'Interested', value: 230 },
  { label: 'Appointment', value: 145 },
];

export default function SectionGap() {
  const id = useId();
  const [gap, setGap] = useState(4);

  return (
    <div>
      <Box sx={{ width: 200, height: 56, px: 1.5 }}>
        <Typography id={id} variant="body2">
          gap: {gap} px
        </Typography>
        <Slider
          aria-labelledby={id}
          size="small"
          max={24}
          value={gap}
          onChange={(_, next) => setGap(next)}
        />
      </Box>
      <FunnelChart
        title="Calls of a sales team, per result"
        height={300}
        gap={gap}
        series={[{ data: calls, variant: 'outlined' }]}
      />
    </div>
  );
}
