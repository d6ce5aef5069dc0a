import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = [
  { id: 'mon', label: 'Monday', value: 62 },
  { id: 'tue', label: 'Tuesday', value: 48 },
  { id: 'wed', label: 'Wednesday', value: 71 },
  { id: 'thu', label: 'Thursday', value: 96 },
  { id: 'fri', label: 'Friday', value: 153 },
];

const options = ['none', 'asc', 'desc'] as const;
type Option = (typeof options)[number];

export default function SortedSlices() {
  const [sortingValues, setSortingValues] = useState<Option>('desc');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="sortingValues"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38, mb: 1 }}
        value={sortingValues}
        onChange={(_, next: Option | null) => setSortingValues(next ?? sortingValues)}
      >
        {options.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        title="Pizza orders per weekday"
        height={240}
        colors={['#0072b2', '#56b4e9', '#009e73', '#e69f00', '#d55e00']}
        series={[{ sortingValues, data: orders }]}
      />
    </div>
  );
}
