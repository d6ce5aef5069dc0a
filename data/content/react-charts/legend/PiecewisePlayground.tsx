import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

export default function PiecewisePlayground(props: Partial<PiecewiseColorLegendProps>) {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[
        {
          label: 'dB',
          colorMap: {
            type: 'piecewise',
            thresholds: [55, 65, 75],
            colors: ['#56b4a0', '#e5c04a', '#d98032', '#b8336a'],
          },
        },
      ]}
      series={[{ type: 'bar', data: [52, 63, 71, 78, 66] }]}
    >
      <Box sx={{ height: 120, display: 'flex', justifyContent: 'center', alignItems: 'center' }}>
        <PiecewiseColorLegend axisDirection="y" {...props} />
      </Box>
      <ChartsSurface title="Noise at the crossing per day, in decibels">
        <BarPlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
