import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function TickSteps() {
  const id = useId();
  const [tickNumber, setTickNumber] = useState(8);
  const [isWhole, setIsWhole] = useState(false);

  return (
    <div>
      <LineChart
        title="Incidents per week"
        height={260}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: [14, 15, 16, 17, 18, 19, 20], label: 'Week' }]}
        yAxis={[{ label: 'Incidents', min: 0, tickNumber, tickMinStep: isWhole ? 1 : undefined }]}
        series={[{ label: 'Incidents', data: [2, 1, 3, 0, 1, 2, 1], curve: 'linear' }]}
      />
      <Box sx={{ px: 1.5, height: 108 }}>
        <Typography id={id} variant="body2">
          tickNumber: {tickNumber}
        </Typography>
        <Slider
          aria-labelledby={id}
          min={1}
          max={16}
          value={tickNumber}
          onChange={(_, next) => setTickNumber(next)}
        />
        <FormControlLabel
          label="tickMinStep: 1"
          control={<Switch checked={isWhole} onChange={(_, checked) => setIsWhole(checked)} />}
        />
      </Box>
    </div>
  );
}
