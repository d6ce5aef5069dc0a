import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function FixedOrFluid() {
  const id = useId();
  const [isFixed, setIsFixed] = useState(false);
  const [share, setShare] = useState(80);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 4, px: 1, height: 56 }}>
        <FormControlLabel
          label="width={260}"
          control={<Switch checked={isFixed} onChange={(_, checked) => setIsFixed(checked)} />}
        />
        <Box sx={{ width: 150 }}>
          <Typography id={id} variant="body2" noWrap>
            Parent: {share}%
          </Typography>
          <Slider
            aria-labelledby={id}
            size="small"
            min={40}
            max={100}
            step={10}
            value={share}
            onChange={(_, next) => setShare(next)}
          />
        </Box>
      </Box>
      <Box sx={{ width: `${share}%`, overflowX: 'auto', border: 1, borderColor: 'divider' }}>
        <ChartContainer
          title="Parcels per weekday"
          height={240}
          width={isFixed ? 260 : undefined}
          xAxis={[{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
          series={[{ type: 'bar', data: [310, 280, 295, 340, 410] }]}
        >
          <BarPlot />
          <ChartsXAxis axisId="day" />
          <ChartsYAxis />
        </ChartContainer>
      </Box>
    </div>
  );
}
