import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const kinds = ['y piecewise', 'y continuous', 'x piecewise'] as const;
type Kind = (typeof kinds)[number];

const weeks = Array.from({ length: 15 }, (_, index) => index + 1);
const xAxis = { data: weeks, label: 'Week', min: 1, max: 15, tickMinStep: 1 };
const yAxis = { label: 'Loss (% of flow)' };

const axes: Record<Kind, Pick<LineChartProps, 'xAxis' | 'yAxis'>> = {
  'y piecewise': {
    xAxis: [xAxis],
    yAxis: [
      {
        ...yAxis,
        colorMap: {
          type: 'piecewise',
          thresholds: [8, 14],
          colors: ['#0072B2', '#B07A00', '#D55E00'],
        },
      },
    ],
  },
  'y continuous': {
    xAxis: [xAxis],
    yAxis: [
      {
        ...yAxis,
        colorMap: { type: 'continuous', min: 4, max: 18, color: ['#0072B2', '#D55E00'] },
      },
    ],
  },
  'x piecewise': {
    xAxis: [
      {
        ...xAxis,
        colorMap: { type: 'piecewise', thresholds: [9], colors: ['#D55E00', '#0072B2'] },
      },
    ],
    yAxis: [yAxis],
  },
};

export default function ColorMaps() {
  const [kind, setKind] = useState<Kind>('y piecewise');

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
      <LineChart
        {...axes[kind]}
        title="Water lost in the pipes per week, in percent of the flow; leak repaired in week 9"
        height={280}
        hideLegend
        series={[
          {
            label: 'Loss',
            data: [6, 7, 7, 9, 11, 13, 15, 16, 17, 12, 8, 7, 6, 6, 5],
            valueFormatter: (loss) => `${loss}%`,
          },
        ]}
      />
    </div>
  );
}
