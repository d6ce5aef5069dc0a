import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];
const books = [
  { label: 'Repairs', data: [12, 14, 19, 26, 31, 28, 22], color: '#0072B2' },
  { label: 'Rentals', data: [4, 6, 11, 18, 27, 34, 38], color: '#E69F00' },
  { label: 'Sales', data: [9, 7, 13, 15, 12, 8, 10], color: '#009E73' },
];
const losses = [3, -6, -9, 5, 8, -7, -4];
const offsets = ['none', 'diverging', 'expand', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

export default function OffsetLab() {
  const [stackOffset, setStackOffset] = useState<Offset>('none');
  const [isArea, setIsArea] = useState(false);
  const [hasLosses, setHasLosses] = useState(false);

  const series = books.map(({ label, data, color }) => ({
    label,
    color,
    data: hasLosses && label === 'Sales' ? losses : data,
    stack: 'income',
    stackOffset,
  }));

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, pt: 1 }}>
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          slotProps={{ select: { native: true } }}
          onChange={(event) => setStackOffset(event.target.value as Offset)}
          sx={{ width: 150 }}
        >
          {offsets.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </TextField>
        <FormControlLabel
          label="Areas"
          control={<Switch checked={isArea} onChange={(_, checked) => setIsArea(checked)} />}
        />
        <FormControlLabel
          label="Negative values"
          control={<Switch checked={hasLosses} onChange={(_, checked) => setHasLosses(checked)} />}
        />
      </Box>
      {isArea ? (
        <LineChart
          title="Income of a bicycle shop per month, in thousand euros"
          height={300}
          xAxis={[{ scaleType: 'point', data: months }]}
          series={series.map((each) => ({ ...each, area: true, showMark: false }))}
        />
      ) : (
        <BarChart
          title="Income of a bicycle shop per month, in thousand euros"
          height={300}
          xAxis={[{ data: months }]}
          series={series}
        />
      )}
    </div>
  );
}
