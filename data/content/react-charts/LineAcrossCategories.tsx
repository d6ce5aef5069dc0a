import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const branches = ['Lisbon', 'Oslo', 'Leeds', 'Turin', 'Gdansk'];
const minutes = [14, 31, 9, 22, 17];
const common = {
  title: 'Median time to the first reply by branch',
  height: 260,
  yAxis: [{ label: 'Minutes', min: 0 }],
};

export default function LineAcrossCategories() {
  const [chart, setChart] = useState('line');

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
        <ToggleButton value="line">Wrong: line</ToggleButton>
        <ToggleButton value="bars">Better: bars</ToggleButton>
      </ToggleButtonGroup>
      {chart === 'line' ? (
        <LineChart
          {...common}
          xAxis={[{ data: branches, scaleType: 'point' }]}
          series={[{ data: minutes }]}
        />
      ) : (
        <BarChart {...common} xAxis={[{ data: branches }]} series={[{ data: minutes }]} />
      )}
    </Stack>
  );
}
