import Box from '@mui/material/Box';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  Unstable_RadarDataProvider as RadarDataProvider,
  RadarAxisHighlight,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

export default function TargetRadar() {
  return (
    <RadarDataProvider
      height={320}
      series={[
        {
          id: 'team',
          label: 'Team',
          data: [3.6, 2.4, 4.2, 3.1, 2.8, 3.9],
          color: '#0072b2',
          fillArea: true,
        },
        { id: 'target', label: 'Target', data: [4, 3.5, 4, 3, 3.5, 4], color: '#d55e00' },
      ]}
      radar={{
        max: 5,
        metrics: ['Testing', 'Security', 'Design', 'Data', 'Hosting', 'Writing'],
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <ChartsSurface title="Skills of a team and their targets, 0 to 5">
          <RadarGrid divisions={5} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="team" />
          <RadarSeriesArea seriesId="target" strokeDasharray="5 4" strokeWidth={2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="team" />
        </ChartsSurface>
        <ChartsLegend direction="horizontal" />
      </Box>
      <ChartsTooltip trigger="axis" />
    </RadarDataProvider>
  );
}
