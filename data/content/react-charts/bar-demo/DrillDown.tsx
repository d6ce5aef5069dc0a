import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const sales: Record<string, Record<string, number>> = {
  North: { Bergen: 84, Oslo: 131, Trondheim: 37 },
  South: { Bari: 62, Naples: 98, Palermo: 71 },
  West: { Bordeaux: 96, Lyon: 143, Nantes: 88 },
};
const regions = Object.keys(sales);
const totalOf = (region: string) =>
  Object.values(sales[region] ?? {}).reduce((sum, value) => sum + value, 0);
const allRegions = Object.fromEntries(regions.map((region) => [region, totalOf(region)]));

export default function DrillDown() {
  const [selected, setSelected] = useState('All');
  const bars = sales[selected] ?? allRegions;
  const names = Object.keys(bars);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Region"
        size="small"
        exclusive
        value={selected}
        onChange={(_, next: string | null) => setSelected(next ?? 'All')}
      >
        {['All', ...regions].map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title={
          selected === 'All' ? 'Bicycles sold per region' : `Bicycles sold per city, ${selected}`
        }
        height={280}
        hideLegend
        colors={['#0072B2']}
        xAxis={[{ data: names }]}
        yAxis={[{ label: 'Bicycles sold' }]}
        series={[{ label: 'Bicycles sold', data: Object.values(bars) }]}
        onItemClick={
          selected === 'All'
            ? (_, { dataIndex }) => setSelected(names[dataIndex] ?? 'All')
            : undefined
        }
      />
    </div>
  );
}
