import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const landUse = [
  { id: 'forest', label: 'Forest', value: 3120, color: '#009e73' },
  { id: 'fields', label: 'Fields', value: 2480, color: '#e69f00' },
  { id: 'built', label: 'Built-up', value: 1150, color: '#8f5a99' },
  { id: 'water', label: 'Water', value: 390, color: '#0072b2' },
];

export default function ActiveSlice() {
  const [highlighted, setHighlighted] = useState<HighlightItemData | null>(null);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Highlighted land use"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38, mb: 1 }}
        value={highlighted?.dataIndex ?? null}
        onChange={(_, dataIndex: number | null) =>
          setHighlighted(dataIndex === null ? null : { seriesId: 'land', dataIndex })
        }
      >
        {landUse.map(({ id, label }, index) => (
          <ToggleButton key={id} value={index} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        title="Land use of the municipality, in hectares"
        height={240}
        highlightedItem={highlighted}
        onHighlightChange={setHighlighted}
        series={[
          {
            id: 'land',
            data: landUse,
            innerRadius: '35%',
            outerRadius: '90%',
            valueFormatter: ({ value }) => `${value.toLocaleString('en')} ha`,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 10 },
            faded: { additionalRadius: -10, color: 'gray' },
          },
        ]}
      />
    </div>
  );
}
