import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const courses = [
  { label: 'Enrolled', value: 860 },
  { label: 'First lesson', value: 640 },
  { label: 'Midterm', value: 420 },
  { label: 'Certificate', value: 310 },
];

export default function SectionCorners() {
  const id = useId();
  const [borderRadius, setBorderRadius] = useState(16);
  const [hasGap, setHasGap] = useState(true);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 4, px: 1.5, height: 56 }}>
        <Box sx={{ width: 160 }}>
          <Typography id={id} variant="body2" noWrap>
            borderRadius: {borderRadius} px
          </Typography>
          <Slider
            aria-labelledby={id}
            size="small"
            max={24}
            value={borderRadius}
            onChange={(_, next) => setBorderRadius(next)}
          />
        </Box>
        <FormControlLabel
          label="gap"
          control={<Switch checked={hasGap} onChange={(_, checked) => setHasGap(checked)} />}
        />
      </Box>
      <FunnelChart
        title="Students of an online course, per milestone"
        height={300}
        gap={hasGap ? 6 : 0}
        series={[{ data: courses, borderRadius, variant: 'outlined' }]}
      />
    </div>
  );
}
