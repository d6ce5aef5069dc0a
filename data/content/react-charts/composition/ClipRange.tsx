import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 20 }, (_, index) => index + 1);
const orders = [4, 7, 5, 9, 12, 8, 11, 15, 13, 17, 16, 21, 18, 22, 26, 23, 25, 31, 28, 33];

export default function ClipRange() {
  const clipPathId = useId();
  const [isClipped, setIsClipped] = useState(true);
  const [{ min, max }, setRange] = useState({ min: 5, max: 15 });

  return (
    <div>
      <FormControlLabel
        label="Clip"
        control={<Switch checked={isClipped} onChange={(_, checked) => setIsClipped(checked)} />}
      />
      <ChartContainer
        title="Orders per week"
        height={260}
        xAxis={[{ id: 'week', data: weeks, label: 'Week', min, max, tickMinStep: 1 }]}
        yAxis={[{ id: 'orders', label: 'Orders' }]}
        series={[{ type: 'line', data: orders }]}
      >
        <ChartsClipPath id={clipPathId} />
        <g clipPath={isClipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <MarkPlot />
        <ChartsXAxis axisId="week" />
        <ChartsYAxis axisId="orders" />
      </ChartContainer>
      <Box sx={{ px: 4 }}>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'First week' : 'Last week')}
          valueLabelDisplay="auto"
          min={1}
          max={20}
          value={[min, max]}
          onChange={(_, [from = min, to = max]) => {
            if (to > from) {
              setRange({ min: from, max: to });
            }
          }}
        />
      </Box>
    </div>
  );
}
