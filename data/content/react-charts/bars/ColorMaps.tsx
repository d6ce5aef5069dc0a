import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const rainfall = [
  { month: 'Jan', ridge: 138 },
  { month: 'Feb', ridge: 112 },
  { month: 'Mar', ridge: 97 },
  { month: 'Apr', ridge: 81 },
  { month: 'May', ridge: 89 },
  { month: 'Jun', ridge: 76 },
  { month: 'Jul', ridge: 63 },
  { month: 'Aug', ridge: 72 },
  { month: 'Sep', ridge: 104 },
  { month: 'Oct', ridge: 141 },
  { month: 'Nov', ridge: 156 },
  { month: 'Dec', ridge: 149 },
];

const kinds = ['piecewise', 'continuous', 'ordinal'] as const;
type Kind = (typeof kinds)[number];

export default function ColorMaps() {
  const theme = useTheme();
  const { info, success, warning } = (theme.vars ?? theme).palette;
  const [kind, setKind] = useState<Kind>('piecewise');

  const axes: Record<Kind, Pick<BarChartProps, 'xAxis' | 'yAxis'>> = {
    piecewise: {
      xAxis: [{ dataKey: 'month' }],
      yAxis: [
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [80, 120],
            colors: [warning.main, success.main, info.main],
          },
        },
      ],
    },
    continuous: {
      xAxis: [{ dataKey: 'month' }],
      yAxis: [
        {
          colorMap: {
            type: 'continuous',
            min: 60,
            max: 160,
            // A pair of colors can't contain CSS variables, a function can.
            color: (share) => `color-mix(in srgb, ${info.dark} ${100 * share}%, ${info.light})`,
          },
        },
      ],
    },
    ordinal: {
      xAxis: [
        {
          dataKey: 'month',
          colorMap: {
            type: 'ordinal',
            values: ['Jun', 'Jul', 'Aug'],
            colors: [warning.light, warning.main, warning.dark],
            unknownColor: info.main,
          },
        },
      ],
    },
  };

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Color map"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38 }}
        value={kind}
        onChange={(_, next: Kind | null) => setKind(next ?? kind)}
      >
        {kinds.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        {...axes[kind]}
        title="Monthly rainfall on the ridge, in millimeters"
        height={280}
        hideLegend
        dataset={rainfall}
        series={[{ dataKey: 'ridge', label: 'Ridge' }]}
      />
    </div>
  );
}
