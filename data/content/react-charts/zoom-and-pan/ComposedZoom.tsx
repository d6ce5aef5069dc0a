import { useId } from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { makeBikeDays } from '#data/content/shared/bikeCounts.ts';

const days = makeBikeDays(120);

export default function ComposedZoom() {
  const clipPathId = useId();

  return (
    <ChartDataProviderPro
      height={300}
      dataset={days}
      series={[{ type: 'bar', dataKey: 'bikes', label: 'Bicycles per day (thousands)' }]}
      xAxis={[
        {
          id: 'day',
          dataKey: 'date',
          scaleType: 'band',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
          zoom: { filterMode: 'discard', slider: { enabled: true } },
        },
      ]}
      yAxis={[{ id: 'bikes', label: 'Bicycles (thousands)' }]}
      initialZoom={[{ axisId: 'day', start: 50, end: 75 }]}
    >
      <ChartsLegend direction="horizontal" />
      <ChartsSurface title="Bicycles on the bridge per day, in thousands">
        <g clipPath={`url(#${clipPathId})`}>
          <BarPlot />
        </g>
        <ChartsReferenceLine
          y={8}
          label="Target"
          labelAlign="start"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
        <ChartsXAxis axisId="day" />
        <ChartsYAxis axisId="bikes" />
        <ChartZoomSlider />
        <ChartsClipPath id={clipPathId} />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartDataProviderPro>
  );
}
