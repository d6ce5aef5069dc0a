import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';

const readings = [42, 88, 17, 65];

export default function NextReading() {
  const [skipAnimation, setSkipAnimation] = useState(false);
  const [index, setIndex] = useState(0);
  const level = readings[index] ?? 0;

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
          onClick={() => setIndex((index + 1) % readings.length)}
        >
          Next reading
        </Button>
      </Box>
      <Gauge
        aria-label="Level of the rain barrel"
        aria-valuetext={`${level} percent`}
        height={200}
        value={level}
        text={`${level}%`}
        skipAnimation={skipAnimation}
      />
    </div>
  );
}
