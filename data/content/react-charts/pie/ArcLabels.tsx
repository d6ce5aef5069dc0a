import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses, type PieChartProps } from '@mui/x-charts/PieChart';

const commutes = [
  { id: 'car', label: 'Car', value: 46 },
  { id: 'train', label: 'Train', value: 22 },
  { id: 'bicycle', label: 'Bicycle', value: 18 },
  { id: 'bus', label: 'Bus', value: 9 },
  { id: 'foot', label: 'On foot', value: 4 },
  { id: 'other', label: 'Other', value: 1 },
];

type ArcLabel = PieChartProps['series'][number]['arcLabel'];

const labels = {
  value: 'value',
  formattedValue: 'formattedValue',
  label: 'label',
  function: ({ label, value }) => `${label} ${value}%`,
} satisfies Record<string, ArcLabel>;
type Kind = keyof typeof labels;

export default function ArcLabels() {
  const [kind, setKind] = useState<Kind>('formattedValue');
  const [hidesNarrow, setHidesNarrow] = useState(true);

  return (
    <div>
      <Box sx={{ minHeight: 84, mb: 1 }}>
        <ToggleButtonGroup
          aria-label="arcLabel"
          size="small"
          exclusive
          sx={{ display: 'flex', height: 38 }}
          value={kind}
          onChange={(_, next: Kind | null) => setKind(next ?? kind)}
        >
          {Object.keys(labels).map((option) => (
            <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="arcLabelMinAngle: 25"
          control={
            <Switch checked={hidesNarrow} onChange={(_, checked) => setHidesNarrow(checked)} />
          }
        />
      </Box>
      <PieChart
        title="How employees commute, in percent"
        height={260}
        colors={['#7cc6f2', '#f0b23e', '#6ccba8', '#e3a3c8', '#efe27a', '#b9c0c9']}
        series={[
          {
            data: commutes,
            valueFormatter: ({ value }) => `${value}%`,
            arcLabel: labels[kind],
            arcLabelMinAngle: hidesNarrow ? 25 : 0,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1b1b', fontSize: 13 } }}
      />
    </div>
  );
}
