import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const commuters = [
  { label: 'Car', data: [14, 28, 40, 46, 50, 44, 37], color: '#D55E00' },
  { label: 'On foot', data: [38, 26, 18, 13, 10, 9, 11], color: '#8A8F98' },
  { label: 'Bus', data: [21, 27, 25, 19, 14, 12, 10], color: '#56B4E9' },
  { label: 'Bicycle', data: [17, 8, 5, 6, 8, 13, 22], color: '#009E73' },
  { label: 'Train', data: [10, 11, 12, 16, 18, 22, 20], color: '#0072B2' },
];
const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;
type Order = (typeof orders)[number];

const effects: Record<Order, string> = {
  none: 'The first series, Car, is at the bottom.',
  reverse: 'The last series, Train, is at the bottom.',
  ascending: 'The series with the smallest sum, Bicycle, is at the bottom.',
  descending: 'The series with the largest sum, Car, is at the bottom.',
  appearance: 'The series with the earliest maximum, On foot, is at the bottom.',
  insideOut: 'The series with the earliest maxima are in the middle.',
};

export default function OrderLab() {
  const [stackOrder, setStackOrder] = useState<Order>('none');

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 2, minHeight: 56 }}>
        <TextField
          select
          size="small"
          label="stackOrder"
          value={stackOrder}
          slotProps={{ select: { native: true } }}
          onChange={(event) => setStackOrder(event.target.value as Order)}
          sx={{ width: 150, flexShrink: 0 }}
        >
          {orders.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </TextField>
        <Typography role="status" variant="body2">
          {effects[stackOrder]}
        </Typography>
      </Stack>
      <LineChart
        title="Commuters by means of transport, in percent of a yearly survey"
        height={320}
        xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ max: 100, label: 'Commuters (%)' }]}
        series={commuters.map((means) => ({
          ...means,
          area: true,
          showMark: false,
          stack: 'commuters',
          stackOrder,
        }))}
      />
    </div>
  );
}
