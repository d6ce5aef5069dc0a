import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const levels = [
  { from: 0, name: 'Good', color: '#0072b2' },
  { from: 800, name: 'Ventilate soon', color: '#e69f00' },
  { from: 1400, name: 'Ventilate now', color: '#d55e00' },
];

export default function ThresholdColor() {
  const [ppm, setPpm] = useState(920);
  const level = levels.findLast(({ from }) => ppm >= from);

  return (
    <div>
      <Box sx={{ height: 44, px: 1.5 }}>
        <Slider
          aria-label="Carbon dioxide"
          min={400}
          max={2000}
          step={20}
          value={ppm}
          onChange={(_, value) => setPpm(value)}
        />
      </Box>
      <Gauge
        aria-label="Carbon dioxide in the meeting room"
        aria-valuetext={`${ppm} ppm, ${level?.name}`}
        height={220}
        valueMin={400}
        valueMax={2000}
        value={ppm}
        startAngle={-110}
        endAngle={110}
        text={`${ppm} ppm\n${level?.name}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: { fill: level?.color, transition: 'fill 300ms' },
          [`& .${gaugeClasses.valueText}`]: { fontSize: 18 },
        }}
      />
    </div>
  );
}
