import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const ages = [
  { id: 'young', label: 'Under 20', value: 412 },
  { id: 'adult', label: '20 to 39', value: 655 },
  { id: 'middle', label: '40 to 64', value: 738 },
  { id: 'senior', label: '65 and older', value: 391 },
];
const blues = ['#9ecae1', '#4f9ecb', '#1f6fa8', '#0b3c68'];

const kinds = ['default', 'colors', 'data[].color'] as const;
type Kind = (typeof kinds)[number];

export default function PaletteChoice() {
  const [kind, setKind] = useState<Kind>('default');
  const oneAccent = ages.map((age) => ({
    ...age,
    color: age.id === 'senior' ? '#d55e00' : '#9aa5b1',
  }));

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Source of the colors"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38, mb: 1 }}
        value={kind}
        onChange={(_, next: Kind | null) => setKind(next ?? kind)}
      >
        {kinds.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        title="Library members by age"
        height={240}
        colors={kind === 'colors' ? blues : undefined}
        series={[{ data: kind === 'data[].color' ? oneAccent : ages }]}
      />
    </div>
  );
}
