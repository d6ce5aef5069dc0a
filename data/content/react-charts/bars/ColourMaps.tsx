import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

const kinds = ['piecewise', 'continuous', 'ordinal'] as const;
type Kind = (typeof kinds)[number];

export default function ColourMaps() {
  const { info, success, warning } = useTheme().palette;
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
        { colorMap: { type: 'continuous', min: 60, max: 160, color: [info.light, info.dark] } },
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
        aria-label="Colour map"
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
        title="Monthly rainfall on the ridge, in millimetres"
        height={280}
        hideLegend
        dataset={rainfall}
        series={[{ dataKey: 'ridge', label: 'Ridge' }]}
      />
    </div>
  );
}
