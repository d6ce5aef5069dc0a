import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023', '2024'];

export default function RoundedCorners() {
  const label = useId();
  const [borderRadius, setBorderRadius] = useState(10);
  const [sideways, setSideways] = useState(false);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 4, px: 1.5, height: 64 }}>
        <Box sx={{ width: 160 }}>
          <Typography id={label} variant="body2" noWrap>
            Radius: {borderRadius} px
          </Typography>
          <Slider
            aria-labelledby={label}
            size="small"
            max={30}
            value={borderRadius}
            onChange={(_, radius) => setBorderRadius(radius)}
          />
        </Box>
        <FormControlLabel
          label="horizontal"
          control={<Switch checked={sideways} onChange={(_, checked) => setSideways(checked)} />}
        />
      </Box>
      <BarChart
        title="Adults and children who joined, and members who left, per year"
        height={280}
        borderRadius={borderRadius}
        layout={sideways ? 'horizontal' : 'vertical'}
        xAxis={sideways ? undefined : [{ data: years }]}
        yAxis={sideways ? [{ data: years }] : undefined}
        series={[
          { label: 'Adults', stack: 'members', data: [48, 61, 57, 73] },
          { label: 'Children', stack: 'members', data: [22, 19, 34, 38] },
          { label: 'Left', stack: 'members', data: [-31, -26, -29, -18] },
        ]}
      />
    </div>
  );
}
