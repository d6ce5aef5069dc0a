import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function SxStyling() {
  return (
    <BarChart
      title="Heat delivered per month, measured and planned, in gigawatt-hours"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
          disableTicks: true,
          tickLabelStyle: { fontWeight: 600 },
        },
      ]}
      yAxis={[{ label: 'Heat (GWh)', disableLine: true, disableTicks: true }]}
      series={[
        { id: 'measured', label: 'Measured', color: '#0072B2', data: [38, 57, 74, 81, 69, 52] },
        { id: 'planned', label: 'Planned', color: '#D55E00', data: [41, 55, 72, 78, 71, 54] },
      ]}
      sx={{
        [`& .${axisClasses.directionY} .${axisClasses.tickLabel}`]: {
          fill: (theme) => (theme.vars ?? theme).palette.text.secondary,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${barElementClasses.series}-planned`]: {
          fill: 'transparent',
          stroke: '#D55E00',
          strokeWidth: 2,
        },
        [`& .${legendClasses.label}`]: { fontSize: 14 },
      }}
    />
  );
}
