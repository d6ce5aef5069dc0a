import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GapPlayground() {
  const categoryGapId = useId();
  const barGapId = useId();
  const [categoryGapRatio, setCategoryGapRatio] = useState(0.2);
  const [barGapRatio, setBarGapRatio] = useState(0.1);

  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          grid: '20px 44px / 1fr 1fr',
          columnGap: 4,
          alignItems: 'center',
          px: 1.5,
        }}
      >
        <Typography id={categoryGapId} variant="body2" noWrap>
          Category gap: {categoryGapRatio}
        </Typography>
        <Typography id={barGapId} variant="body2" noWrap>
          Bar gap: {barGapRatio}
        </Typography>
        <Slider
          aria-labelledby={categoryGapId}
          min={0}
          max={0.9}
          step={0.1}
          value={categoryGapRatio}
          onChange={(_, ratio) => setCategoryGapRatio(Number(ratio.toFixed(1)))}
        />
        <Slider
          aria-labelledby={barGapId}
          min={-1}
          max={1}
          step={0.1}
          track={false}
          value={barGapRatio}
          onChange={(_, ratio) => setBarGapRatio(Number(ratio.toFixed(1)))}
        />
      </Box>
      <BarChart
        title="Visitors per day, this week and last week"
        height={280}
        xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], categoryGapRatio, barGapRatio }]}
        series={[
          { label: 'Last week', data: [410, 620, 980, 870] },
          { label: 'This week', data: [360, 540, 830, 790] },
        ]}
      />
    </div>
  );
}
