import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { novemberDays } from '#data/content/shared/rainfall.ts';

export default function AnimateToggle() {
  const label = useId();
  const [skipAnimation, setSkipAnimation] = useState(false);
  const [days, setDays] = useState(14);
  const [year, setYear] = useState<keyof typeof novemberDays>('first');
  const readings = novemberDays[year].slice(0, days);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 44 }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch checked={skipAnimation} onChange={(_, checked) => setSkipAnimation(checked)} />
          }
        />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() => setYear(year === 'first' ? 'second' : 'first')}
        >
          Other year
        </Button>
      </Box>
      <BarChart
        title="Rainfall per day of November, in millimeters"
        height={260}
        hideLegend
        skipAnimation={skipAnimation}
        xAxis={[{ data: readings.map((_, index) => index + 1) }]}
        yAxis={[{ max: 20 }]}
        series={[{ label: 'Rainfall', data: readings }]}
      />
      <Box sx={{ px: 1.5, height: 64 }}>
        <Typography id={label} variant="body2">
          Days shown: {days}
        </Typography>
        <Slider
          aria-labelledby={label}
          min={3}
          max={30}
          value={days}
          onChange={(_, count) => setDays(count)}
        />
      </Box>
    </div>
  );
}
