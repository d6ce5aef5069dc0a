import { useState, type ComponentProps } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const years = ['2021', '2022', '2023', '2024'];
const anomalies = [
  [0.3, -0.8, 0.4, -1.6, -1.4, 1.9, 0.6, -0.9, 0.8, 0.2, 0.5, 0.9],
  [1.2, 2.1, 0.9, -0.4, 1.3, 1.6, 1.1, 2.2, -0.3, 2.4, 1.5, 0.1],
  [2.4, 1.1, 0.8, -0.7, 0.6, 1.8, 0.9, 0.7, 2.8, 1.7, 0.9, 1.9],
  [0.7, 3.0, 2.6, 1.2, 1.0, 0.4, 0.8, 1.9, 0.5, 1.4, -0.2, 1.1],
];

type ZAxis = NonNullable<ComponentProps<typeof Heatmap>['zAxis']>[number];
const colorMaps: Record<'continuous' | 'piecewise', ZAxis['colorMap']> = {
  continuous: {
    type: 'continuous',
    min: -3,
    max: 3,
    color: (share) =>
      share < 0.5
        ? `color-mix(in srgb, #f2f2f2 ${Math.max(0, 200 * share)}%, #2166ac)`
        : `color-mix(in srgb, #b2182b ${Math.min(100, 200 * share - 100)}%, #f2f2f2)`,
  },
  piecewise: {
    type: 'piecewise',
    thresholds: [-1, 0, 1, 2],
    colors: ['#2166ac', '#92c5de', '#fddbc7', '#ef8a62', '#b2182b'],
  },
};
type Kind = keyof typeof colorMaps;

export default function TemperatureAnomalies() {
  const [kind, setKind] = useState<Kind>('continuous');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Color map"
        size="small"
        exclusive
        sx={{ display: 'flex' }}
        value={kind}
        onChange={(_, next: Kind | null) => setKind(next ?? kind)}
      >
        <ToggleButton value="continuous" sx={{ textTransform: 'none' }}>
          continuous
        </ToggleButton>
        <ToggleButton value="piecewise" sx={{ textTransform: 'none' }}>
          piecewise
        </ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        height={240}
        xAxis={[
          {
            data: months.map((_, index) => index),
            valueFormatter: (index: number) => months[index] ?? '',
          },
        ]}
        yAxis={[{ data: years }]}
        zAxis={[{ colorMap: colorMaps[kind] }]}
        series={[
          {
            label: 'Deviation from the mean',
            data: anomalies.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
            valueFormatter: ([, , value]) => `${value > 0 ? '+' : ''}${value} °C`,
          },
        ]}
      >
        <title>Deviation of monthly temperatures from the long-term mean</title>
      </Heatmap>
    </div>
  );
}
