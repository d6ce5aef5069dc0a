import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function ThickLine() {
  const sliderLabel = useId();
  const [offset, setOffset] = useState(1);
  const [disableClipping, setDisableClipping] = useState(false);

  return (
    <div>
      <SparkLineChart
        title="Battery level of a sensor, in percent"
        height={110}
        margin={10}
        data={[100, 100, 82, 61, 40, 22, 0, 0, 35, 78, 100, 100]}
        yAxis={{ domainLimit: 'strict' }}
        clipAreaOffset={{ top: offset, bottom: offset }}
        disableClipping={disableClipping}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 8 } }}
      />
      <Box sx={{ px: 1.5, height: 108 }}>
        <Typography id={sliderLabel} variant="body2">
          clipAreaOffset: {offset} px
        </Typography>
        <Slider
          aria-labelledby={sliderLabel}
          min={0}
          max={6}
          value={offset}
          onChange={(_, next) => setOffset(next)}
        />
        <FormControlLabel
          label="disableClipping"
          control={
            <Switch
              checked={disableClipping}
              onChange={(_, checked) => setDisableClipping(checked)}
            />
          }
        />
      </Box>
    </div>
  );
}
