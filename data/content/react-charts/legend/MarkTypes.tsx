import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const TYPES = ['square', 'circle', 'line'] as const;

export default function MarkTypes() {
  const [labelMarkType, setLabelMarkType] = useState<(typeof TYPES)[number]>('circle');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelMarkType"
        value={labelMarkType}
        onChange={(_, type) => type && setLabelMarkType(type)}
        sx={{ mb: 1 }}
      >
        {TYPES.map((type) => (
          <ToggleButton key={type} value={type}>
            {type}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Support tickets per weekday"
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'Opened', data: [64, 51, 47, 52, 38], labelMarkType },
          { label: 'Closed', data: [48, 55, 50, 49, 57], labelMarkType },
        ]}
      />
    </div>
  );
}
