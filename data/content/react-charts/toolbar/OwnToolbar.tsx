import { useState } from 'react';
import PinIcon from '@mui/icons-material/Pin';
import StackedBarChartIcon from '@mui/icons-material/StackedBarChart';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const visitors = [
  { label: 'Members', color: '#0072B2', data: [310, 420, 520, 280] },
  { label: 'Day tickets', color: '#B35900', data: [120, 260, 410, 150] },
];

export default function OwnToolbar() {
  const [stacked, setStacked] = useState(true);
  const [labels, setLabels] = useState(false);

  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ id: 'quarter', scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ id: 'visitors', label: 'Visitors' }]}
      series={visitors.map((series) => ({
        ...series,
        type: 'bar',
        stack: stacked ? 'all' : undefined,
      }))}
    >
      <Toolbar>
        <Typography component="h3" variant="subtitle1" sx={{ marginInlineEnd: 'auto', px: 1 }}>
          Visitors of the pool
        </Typography>
        <Tooltip title="Stack the bars">
          <ToolbarButton aria-pressed={stacked} onClick={() => setStacked(!stacked)}>
            <StackedBarChartIcon color={stacked ? 'primary' : 'inherit'} />
          </ToolbarButton>
        </Tooltip>
        <Tooltip title="Show values">
          <ToolbarButton aria-pressed={labels} onClick={() => setLabels(!labels)}>
            <PinIcon color={labels ? 'primary' : 'inherit'} />
          </ToolbarButton>
        </Tooltip>
      </Toolbar>
      <ChartsLegend direction="horizontal" sx={{ pt: 1, justifyContent: 'center' }} />
      <ChartsSurface title="Visitors of the pool per quarter" sx={labelColor}>
        <BarPlot barLabel={labels ? 'value' : undefined} />
        <ChartsXAxis axisId="quarter" />
        <ChartsYAxis axisId="visitors" />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
  );
}

const labelColor = { '& .MuiBarLabel-root': { fill: 'white', fontWeight: 600 } };
