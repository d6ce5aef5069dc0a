import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

interface Slice {
  id: string;
  label: string;
  value: number;
}

const causes: Slice[] = [
  { id: 'signal', label: 'Signal failure', value: 312 },
  { id: 'train', label: 'Defective train', value: 268 },
  { id: 'weather', label: 'Weather', value: 141 },
  { id: 'staff', label: 'Missing staff', value: 118 },
  { id: 'track', label: 'Track works', value: 97 },
  { id: 'animal', label: 'Animals on the track', value: 21 },
  { id: 'police', label: 'Police operation', value: 17 },
  { id: 'medical', label: 'Medical emergency', value: 15 },
  { id: 'cable', label: 'Stolen cable', value: 9 },
];
const colors = ['#0072b2', '#d55e00', '#56b4e9', '#e69f00', '#009e73', '#8a8f98'];

/** Replaces the slices below a share of the sum with one. */
function groupSmall(slices: readonly Slice[], minShare: number): Slice[] {
  const sum = slices.reduce((total, { value }) => total + value, 0);
  const large = slices.filter(({ value }) => value >= minShare * sum);
  const small = slices.filter(({ value }) => value < minShare * sum);
  const rest = small.reduce((total, { value }) => total + value, 0);
  return rest > 0 ? [...large, { id: 'other', label: 'Other', value: rest }] : large;
}

export default function OtherSlice() {
  const [isGrouped, setIsGrouped] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Group causes below 3%"
        control={<Switch checked={isGrouped} onChange={(_, checked) => setIsGrouped(checked)} />}
      />
      <PieChart
        title="Delayed trains by cause"
        height={260}
        colors={isGrouped ? colors : undefined}
        series={[{ data: isGrouped ? groupSmall(causes, 0.03) : causes }]}
      />
    </div>
  );
}
