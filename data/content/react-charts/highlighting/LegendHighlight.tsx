import { useState } from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
const yields = [
  { id: 'wheat', label: 'Wheat', data: [6.7, 7.4, 7.1, 6.9, 7.8, 7.6, 7.0] },
  { id: 'barley', label: 'Barley', data: [5.8, 6.6, 6.3, 6.4, 7.1, 6.8, 6.2] },
  { id: 'oats', label: 'Oats', data: [4.1, 4.9, 4.6, 4.7, 5.2, 4.8, 4.5] },
  { id: 'rye', label: 'Rye', data: [4.2, 5.4, 5.5, 5.2, 5.6, 5.1, 4.9] },
];

export default function LegendHighlight() {
  const [selected, setSelected] = useState<string | number | null>(null);
  const [hovered, setHovered] = useState<HighlightItemData | null>(null);

  return (
    <LineChart
      title="Yield of four grains per year, in tons per hectare"
      height={320}
      xAxis={[{ data: years, tickMinStep: 1, valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 't/ha', min: 3.5 }]}
      series={yields.map((grain) => ({
        ...grain,
        showMark: false,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      // The series of the legend is highlighted again when the pointer leaves another one.
      highlightedItem={hovered ?? (selected === null ? null : { seriesId: selected })}
      onHighlightChange={setHovered}
      slotProps={{
        legend: {
          onItemClick: (_: unknown, { seriesId }: SeriesLegendItemContext) =>
            setSelected(seriesId === selected ? null : seriesId),
        },
      }}
    />
  );
}
