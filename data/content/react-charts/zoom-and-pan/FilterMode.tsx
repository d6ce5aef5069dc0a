import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomFilterMode } from '@mui/x-charts-pro/models';
import { makeBikeDays } from '#data/content/shared/bikeCounts.ts';

const days = makeBikeDays(90);

export default function FilterMode() {
  const [filterMode, setFilterMode] = useState<ZoomFilterMode>('keep');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_, next: ZoomFilterMode | null) => setFilterMode(next ?? filterMode)}
      >
        {(['keep', 'discard'] as const).map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{ textTransform: 'none' }}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChartPro
        title="Bicycles on the bridge per day, in thousands, with a marathon on May 28"
        height={260}
        hideLegend
        dataset={days}
        xAxis={[
          {
            id: 'day',
            dataKey: 'date',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
            zoom: { filterMode },
          },
        ]}
        yAxis={[{ label: 'Bicycles (thousands)' }]}
        series={[{ dataKey: 'bikes', label: 'Bicycles (thousands)' }]}
        initialZoom={[{ axisId: 'day', start: 30, end: 60 }]}
      />
    </div>
  );
}
