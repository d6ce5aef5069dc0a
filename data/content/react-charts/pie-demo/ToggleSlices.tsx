import { useState } from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';

const sales = [
  { id: 'bread', label: 'Bread', value: 5240, color: '#c77a2e' },
  { id: 'rolls', label: 'Rolls', value: 3910, color: '#e6b400' },
  { id: 'cake', label: 'Cake', value: 2480, color: '#cc79a7' },
  { id: 'coffee', label: 'Coffee', value: 1730, color: '#7d5a44' },
];

export default function ToggleSlices() {
  const [hidden, setHidden] = useState<readonly unknown[]>([]);

  const toggle = (id: unknown) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <PieChart
      title="Sales of the bakery by product, in euros"
      height={240}
      series={[
        {
          valueFormatter: ({ value }) => `€${value.toLocaleString('en')}`,
          data: sales.map((product) =>
            hidden.includes(product.id)
              ? { ...product, value: 0, label: `${product.label} (hidden)`, color: '#9e9e9e' }
              : product,
          ),
        },
      ]}
      slotProps={{
        legend: {
          onItemClick: (_: unknown, { itemId }: SeriesLegendItemContext) => toggle(itemId),
          sx: { button: { cursor: 'pointer' } },
        },
      }}
    />
  );
}
