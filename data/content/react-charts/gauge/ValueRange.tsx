import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  const [temperature, setTemperature] = useState(18);
  const [isConnected, setIsConnected] = useState(true);
  const reading = isConnected ? `${temperature} °C` : 'No reading';

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, height: 44, px: 1.5 }}>
        <Slider
          aria-label="Temperature"
          disabled={!isConnected}
          min={-10}
          max={40}
          value={temperature}
          onChange={(_, value) => setTemperature(value)}
        />
        <FormControlLabel
          label="Connected"
          control={
            <Switch checked={isConnected} onChange={(_, checked) => setIsConnected(checked)} />
          }
        />
      </Box>
      <Gauge
        aria-label="Greenhouse temperature"
        aria-valuetext={reading}
        height={220}
        valueMin={-10}
        valueMax={40}
        value={isConnected ? temperature : null}
        startAngle={-120}
        endAngle={120}
        text={reading}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 24 } }}
      />
    </div>
  );
}
