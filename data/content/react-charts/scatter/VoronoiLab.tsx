import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const stations = [
  { x: 4, y: 21.5 },
  { x: 12, y: 20.1 },
  { x: 25, y: 18.6 },
  { x: 38, y: 17.9 },
  { x: 51, y: 16.2 },
  { x: 66, y: 14.8 },
  { x: 79, y: 14.1 },
  { x: 94, y: 12.3 },
];

export default function VoronoiLab() {
  const label = useId();
  const [radius, setRadius] = useState(30);
  const [disabled, setDisabled] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="disableVoronoi"
        control={<Switch checked={disabled} onChange={(_, checked) => setDisabled(checked)} />}
      />
      <Box sx={{ px: 1.5, height: 64 }}>
        <Typography id={label} variant="body2">
          voronoiMaxRadius: {radius} px
        </Typography>
        <Slider
          aria-labelledby={label}
          min={10}
          max={150}
          step={10}
          disabled={disabled}
          value={radius}
          onChange={(_, next) => setRadius(next)}
        />
      </Box>
      <ScatterChart
        title="Water temperature by distance from the spring"
        height={280}
        hideLegend
        disableVoronoi={disabled}
        voronoiMaxRadius={radius}
        xAxis={[{ label: 'Distance (km)' }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[
          {
            label: 'Station',
            data: stations,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: (value) => value && `${value.y} °C at ${value.x} km`,
          },
        ]}
      />
    </div>
  );
}
