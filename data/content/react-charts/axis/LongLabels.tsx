import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const causes = [
  'Waiting for spare parts',
  'Tool change',
  'Quality inspection',
  'Power failure',
  'No operator available',
];

export default function LongLabels() {
  const id = useId();
  const [width, setWidth] = useState(45);

  return (
    <div>
      <BarChart
        title="Downtime of a production line by cause"
        height={260}
        hideLegend
        skipAnimation
        layout="horizontal"
        xAxis={[{ label: 'Hours' }]}
        yAxis={[{ data: causes, width }]}
        series={[{ label: 'Downtime', data: [38, 24, 19, 11, 7] }]}
      />
      <Box sx={{ px: 1.5, height: 64 }}>
        <Typography id={id} variant="body2">
          Width of the axis: {width} px
        </Typography>
        <Slider
          aria-labelledby={id}
          min={45}
          max={165}
          step={20}
          value={width}
          onChange={(_, next) => setWidth(next)}
        />
      </Box>
    </div>
  );
}
