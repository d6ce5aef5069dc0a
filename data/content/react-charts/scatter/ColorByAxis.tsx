import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apartments } from '#data/content/shared/apartments.ts';

const ranges = {
  z: { label: 'Walk to the station', unit: 'min', min: 2, max: 24 },
  y: { label: 'Rent', unit: '€', min: 500, max: 2200 },
  x: { label: 'Size', unit: 'm²', min: 28, max: 112 },
};
type Direction = keyof typeof ranges;

export default function ColorByAxis() {
  const [direction, setDirection] = useState<Direction>('z');
  const { min, max, unit } = ranges[direction];
  const scale = { type: 'continuous', min, max, color: ['#F0B429', '#3F5BD8'] } as const;
  const colorMap = (axis: Direction) => (axis === direction ? scale : undefined);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Colored by"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38 }}
        value={direction}
        onChange={(_, next: Direction | null) => setDirection(next ?? direction)}
      >
        {(['z', 'y', 'x'] as const).map((axis) => (
          <ToggleButton key={axis} value={axis} sx={{ textTransform: 'none' }}>
            {ranges[axis].label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        title="Rent by size of the apartment, with a color for a third value"
        height={320}
        xAxis={[{ label: 'Size (m²)', min: 20, colorMap: colorMap('x') }]}
        yAxis={[{ label: 'Rent per month (€)', width: 68, colorMap: colorMap('y') }]}
        zAxis={[{ colorMap: colorMap('z') }]}
        series={[
          {
            data: apartments.map(({ id, size, rent, walk }) => ({ id, x: size, y: rent, z: walk })),
            markerSize: 6,
            valueFormatter: (value) =>
              value && `${value.x} m² for ${value.y} €, ${value.z} min to the station`,
          },
        ]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: direction,
            sx: { width: 220 },
            minLabel: `${min}\u00a0${unit}`,
            maxLabel: `${max}\u00a0${unit}`,
          },
        }}
      />
    </div>
  );
}
