import { useState } from 'react';
import type { HighlightItemData } from '@mui/x-charts/context';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const ports = [
  { id: 'north', label: 'North harbor', data: [14.8, 14.3, 15.3, 14.5, 13.4, 13.8] },
  { id: 'south', label: 'South harbor', data: [11.9, 12.0, 12.0, 13.5, 12.5, 13.5] },
  { id: 'river', label: 'River port', data: [9.3, 8.5, 8.7, 8.3, 7.7, 7.8] },
  { id: 'inland', label: 'Inland port', data: [5.4, 5.4, 5.6, 5.1, 4.8, 5.5] },
];

export default function HighlightSeries() {
  const [port, setPort] = useState<string | null>(null);
  const [hovered, setHovered] = useState<HighlightItemData | null>(null);

  return (
    <LineChart
      title="Containers handled per year, in million units"
      height={260}
      xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
      yAxis={[{ label: 'Million units', min: 0 }]}
      series={ports.map((each) => ({
        ...each,
        showMark: false,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      highlightedItem={hovered ?? (port === null ? null : { seriesId: port })}
      onHighlightChange={setHovered}
      slotProps={{
        legend: {
          onItemClick: (_: unknown, item: SeriesLegendItemContext) =>
            setPort(item.seriesId === port ? null : String(item.seriesId)),
          sx: { button: { cursor: 'pointer' } },
        },
      }}
    />
  );
}
