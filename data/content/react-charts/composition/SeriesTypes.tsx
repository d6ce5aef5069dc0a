import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const actual = { id: 'actual', label: 'Actual', data: [42, 48, 51, 47, 55, 61] };
const planned = { id: 'planned', label: 'Planned', data: [45, 45, 50, 50, 55, 55] };
type SeriesType = 'bar' | 'line';

export default function SeriesTypes() {
  const [types, setTypes] = useState<Record<string, SeriesType>>({
    Actual: 'bar',
    Planned: 'line',
  });

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(types).map(([name, type]) => (
          <ToggleButtonGroup
            key={name}
            exclusive
            size="small"
            aria-label={name}
            value={type}
            onChange={(_, next: SeriesType | null) => setTypes({ ...types, [name]: next ?? type })}
          >
            {(['bar', 'line'] as const).map((each) => (
              <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
                {name}: {each}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ))}
      </Stack>
      <ChartDataProvider
        height={260}
        xAxis={[
          { id: 'month', scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] },
        ]}
        yAxis={[{ id: 'cost', label: 'Cost (k€)' }]}
        series={[
          { ...actual, type: types.Actual ?? 'bar' },
          { ...planned, type: types.Planned ?? 'line' },
        ]}
      >
        <ChartsLegend direction="horizontal" sx={{ justifyContent: 'center', pt: 1 }} />
        <ChartsSurface title="Planned and actual cost per month, in thousand euros">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="cost" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
    </div>
  );
}
