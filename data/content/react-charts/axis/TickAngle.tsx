import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const airports = [
  'Amsterdam',
  'Barcelona',
  'Copenhagen',
  'Düsseldorf',
  'Edinburgh',
  'Frankfurt',
  'Helsinki',
  'Manchester',
];

export default function TickAngle() {
  const angleId = useId();
  const heightId = useId();
  const [angle, setAngle] = useState(0);
  const [height, setHeight] = useState(25);

  return (
    <div>
      <BarChart
        title="Flights per week by destination"
        height={280}
        hideLegend
        skipAnimation
        xAxis={[{ data: airports, height, tickLabelStyle: { angle } }]}
        yAxis={[{ label: 'Flights' }]}
        series={[{ label: 'Flights', data: [42, 35, 28, 24, 31, 56, 17, 38] }]}
      />
      <Box sx={{ px: 1.5, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, height: 64 }}>
        <div>
          <Typography id={angleId} variant="body2">
            Angle: {angle}°
          </Typography>
          <Slider
            aria-labelledby={angleId}
            min={-90}
            max={90}
            step={15}
            value={angle}
            onChange={(_, next) => setAngle(next)}
          />
        </div>
        <div>
          <Typography id={heightId} variant="body2">
            Height: {height} px
          </Typography>
          <Slider
            aria-labelledby={heightId}
            min={25}
            max={95}
            step={10}
            value={height}
            onChange={(_, next) => setHeight(next)}
          />
        </div>
      </Box>
    </div>
  );
}
