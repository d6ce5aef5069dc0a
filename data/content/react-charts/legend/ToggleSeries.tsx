import { useState } from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const products = [
  { id: 'tea', label: 'Tea', color: '#3a9d94', data: [320, 310, 295, 270, 250, 240, 260, 290] },
  {
    id: 'coffee',
    label: 'Coffee',
    color: '#c77a2e',
    data: [810, 790, 830, 760, 720, 700, 745, 800],
  },
  { id: 'cocoa', label: 'Cocoa', color: '#8f6fd0', data: [190, 160, 110, 60, 40, 35, 70, 150] },
];

export default function ToggleSeries() {
  const [hidden, setHidden] = useState<readonly string[]>([]);

  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <LineChart
      title="Cups sold per week"
      height={260}
      xAxis={[{ scaleType: 'point', data: [9, 10, 11, 12, 13, 14, 15, 16], label: 'Week' }]}
      yAxis={[{ label: 'Cups' }]}
      series={products.map((product) =>
        hidden.includes(product.id)
          ? {
              ...product,
              label: `${product.label} (hidden)`,
              color: '#9e9e9e',
              data: [],
              valueFormatter: () => null,
            }
          : { ...product, showMark: false },
      )}
      slotProps={{
        legend: {
          onItemClick: (_: unknown, item: SeriesLegendItemContext) => toggle(String(item.seriesId)),
          sx: { button: { cursor: 'pointer' } },
        },
      }}
    />
  );
}
