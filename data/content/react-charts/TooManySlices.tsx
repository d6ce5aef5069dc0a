import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const spending = [
  { label: 'Schools', value: 21.4 },
  { label: 'Social care', value: 18.9 },
  { label: 'Transport', value: 13.2 },
  { label: 'Housing', value: 12.6 },
  { label: 'Police', value: 9.1 },
  { label: 'Waste', value: 7.3 },
  { label: 'Parks', value: 5.8 },
  { label: 'Fire service', value: 5.2 },
  { label: 'Libraries', value: 3.7 },
  { label: 'Administration', value: 2.8 },
];
const title = 'City spending by department';
const percent = (value: number | null) => `${value}%`;

export default function TooManySlices() {
  const [chart, setChart] = useState('pie');

  return (
    <Stack spacing={1}>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={chart}
        onChange={(_, value: string | null) => value && setChart(value)}
      >
        <ToggleButton value="pie">Wrong: pie</ToggleButton>
        <ToggleButton value="bars">Better: bars</ToggleButton>
      </ToggleButtonGroup>
      {chart === 'pie' ? (
        <PieChart
          title={title}
          height={320}
          series={[{ data: spending, valueFormatter: ({ value }) => percent(value) }]}
        />
      ) : (
        <BarChart
          title={title}
          height={320}
          layout="horizontal"
          dataset={spending}
          yAxis={[{ dataKey: 'label', width: 104 }]}
          xAxis={[{ valueFormatter: percent }]}
          series={[{ dataKey: 'value', valueFormatter: percent }]}
        />
      )}
    </Stack>
  );
}
