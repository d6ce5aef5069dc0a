import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const sources = ['Search', 'Newsletter', 'Social media', 'Direct'];
const weeks = [
  [4210, 1380, 960, 2040],
  [3150, 3620, 1480, 1890],
];

export default function AnimateToggle() {
  const [skipAnimation, setSkipAnimation] = useState(false);
  const [week, setWeek] = useState(0);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 44, mb: 1 }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch checked={skipAnimation} onChange={(_, checked) => setSkipAnimation(checked)} />
          }
        />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() => setWeek(week === 0 ? 1 : 0)}
        >
          Other week
        </Button>
      </Box>
      <PieChart
        title="Visits to the shop by source"
        height={220}
        skipAnimation={skipAnimation}
        series={[
          {
            innerRadius: '50%',
            data: sources.map((label, index) => ({ label, value: weeks[week]?.[index] ?? 0 })),
          },
        ]}
      />
    </div>
  );
}
