import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 15 }, (_, index) => index + 1);
const price = [84, 86, 85, 91, 97, 95, 99, 104, 101, 108, 112, 109, 115, 121, 118];

export default function MinMaxSliders() {
  const [[min, max], setRange] = useState<[number, number]>([80, 130]);

  return (
    <div>
      <LineChart
        title="Spot price of electricity per day"
        height={280}
        hideLegend
        skipAnimation
        xAxis={[{ data: days, label: 'Day of October', domainLimit: 'strict', tickMinStep: 1 }]}
        yAxis={[{ label: 'Price (€/MWh)', min, max }]}
        series={[{ label: 'Price', data: price, showMark: false }]}
      />
      <Box sx={{ px: 1.5, height: 64 }}>
        <Typography variant="body2">
          Price from {min} to {max}
        </Typography>
        <Slider
          getAriaLabel={(thumb) => ['Lowest price', 'Highest price'][thumb] ?? 'Price'}
          min={0}
          max={200}
          step={10}
          disableSwap
          value={[min, max] as const}
          onChange={(_, [low = min, high = max]) => setRange(low < high ? [low, high] : [min, max])}
        />
      </Box>
    </div>
  );
}
