import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import {
  ContinuousColorLegend,
  continuousColorLegendClasses,
  type ContinuousColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

const sizes = {
  [`&.${continuousColorLegendClasses.horizontal}`]: { width: 240 },
  [`&.${continuousColorLegendClasses.vertical}`]: { height: 140 },
};

export default function ContinuousPlayground(props: Partial<ContinuousColorLegendProps>) {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'band', data: ['Oslo', 'Paris', 'Rome', 'Cairo', 'Delhi'] }]}
      yAxis={[
        {
          label: '°C',
          colorMap: { type: 'continuous', min: 0, max: 40, color: ['#7cc4e8', '#d0455c'] },
        },
      ]}
      series={[{ type: 'bar', label: 'Highest temperature', data: [22, 26, 31, 35, 38] }]}
    >
      <Box sx={{ height: 160, display: 'flex', justifyContent: 'center', alignItems: 'center' }}>
        <ContinuousColorLegend axisDirection="y" sx={sizes} {...props} />
      </Box>
      <ChartsSurface title="Highest temperature in July">
        <BarPlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
