import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apartments } from '#data/content/shared/apartments.ts';

const points = apartments.map(({ id, size, rent }) => ({ id, x: size, y: rent }));

export default function MarkerSize() {
  const label = useId();
  const [size, setSize] = useState(6);

  return (
    <div>
      <Box sx={{ px: 1.5, height: 64 }}>
        <Typography id={label} variant="body2">
          markerSize: {size} px
        </Typography>
        <Slider
          aria-labelledby={label}
          min={1}
          max={16}
          value={size}
          onChange={(_, next) => setSize(next)}
        />
      </Box>
      <ScatterChart
        title="Rent by size of the apartment"
        height={280}
        hideLegend
        xAxis={[{ label: 'Size (m²)', min: 20 }]}
        yAxis={[{ label: 'Rent per month (€)', width: 68 }]}
        series={[{ label: 'Apartment', data: points, markerSize: size, color: '#0072B280' }]}
      />
    </div>
  );
}
