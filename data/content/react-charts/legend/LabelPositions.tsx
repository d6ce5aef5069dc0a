import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

export default function LabelPositions() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[
        {
          valueFormatter: (steps: number) => steps.toLocaleString('en'),
          width: 60,
          colorMap: { type: 'continuous', min: 0, max: 15000, color: ['#9ad0c2', '#2f7f8f'] },
        },
      ]}
      series={[
        { type: 'bar', label: 'Steps', data: [7400, 9100, 6800, 8300, 10200, 14600, 12100] },
      ]}
    >
      <Stack sx={{ mx: 'auto', maxWidth: 400 }}>
        {(['start', 'extremes', 'end'] as const).map((position) => (
          <ContinuousColorLegend
            key={position}
            axisDirection="y"
            labelPosition={position}
            minLabel={({ formattedValue }) => `${position}: ${formattedValue}`}
            sx={{ whiteSpace: 'nowrap' }}
          />
        ))}
      </Stack>
      <ChartsSurface title="Steps per day of a week">
        <BarPlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
