import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';

export default function LegendClicks() {
  const [clicked, setClicked] = useState<{ item: SeriesLegendItemContext; index: number }>();

  return (
    <div>
      <BarChart
        title="Books lent per quarter"
        height={220}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'novels', label: 'Novels', data: [1240, 1110, 1630, 1420] },
          { id: 'guides', label: 'Travel guides', data: [310, 520, 680, 240] },
        ]}
        slotProps={{
          legend: {
            onItemClick: (_: unknown, item: SeriesLegendItemContext, index: number) =>
              setClicked({ item, index }),
            sx: { button: { cursor: 'pointer' } },
          },
        }}
      />
      <Box component="pre" role="status" sx={{ m: 0, height: 120, fontSize: 12, overflow: 'auto' }}>
        {clicked ? JSON.stringify(clicked, null, 2) : 'Click a legend item.'}
      </Box>
    </div>
  );
}
