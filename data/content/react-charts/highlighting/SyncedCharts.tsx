import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { label: 'Rent', value: 4200, color: '#0072B2' },
  { label: 'Wages', value: 11800, color: '#E69F00' },
  { label: 'Goods', value: 7300, color: '#009E73' },
  { label: 'Energy', value: 1900, color: '#D55E00' },
];
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function SyncedCharts() {
  const [item, setItem] = useState<HighlightItemData | null>(null);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, gap: 2 }}>
      <BarChart
        title="Costs of a shop per month, in euros"
        height={260}
        hideLegend
        xAxis={[
          {
            data: costs.map(({ label }) => label),
            colorMap: { type: 'ordinal', colors: costs.map(({ color }) => color) },
          },
        ]}
        yAxis={[{ width: 56 }]}
        series={[
          {
            id: 'costs',
            data: costs.map(({ value }) => value),
            highlightScope,
            valueFormatter: (value) => euros.format(value ?? 0),
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <PieChart
        title="Shares of the costs"
        height={260}
        series={[
          {
            id: 'costs',
            data: costs,
            highlightScope,
            valueFormatter: ({ value }) => euros.format(value),
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Box>
  );
}
