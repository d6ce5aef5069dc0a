import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const prices = [1.13, 1.12, 1.14, 1.14, 1.16, 1.15, 1.17, 1.18];
const euros = (value: number | null) => (value === null ? '' : `€${value.toFixed(2)}`);
const common = {
  title: 'Price of a liter of milk, 2024',
  height: 260,
  yAxis: [{ min: 1.1, max: 1.2, width: 56, valueFormatter: euros }],
  series: [{ data: prices, valueFormatter: euros }],
};

export default function CutAxis() {
  const [chart, setChart] = useState('bars');

  return (
    <Stack spacing={1}>
      <Typography variant="subtitle1" component="p">
        {common.title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={chart}
        onChange={(_, value: string | null) => value && setChart(value)}
      >
        <ToggleButton value="bars">Wrong: bars from €1.10</ToggleButton>
        <ToggleButton value="line">Better: line</ToggleButton>
      </ToggleButtonGroup>
      {chart === 'bars' ? (
        <BarChart {...common} xAxis={[{ data: months }]} />
      ) : (
        <LineChart {...common} xAxis={[{ data: months, scaleType: 'point' }]} />
      )}
    </Stack>
  );
}
