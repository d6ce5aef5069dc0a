import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x: built in, y: m² of floor, z: kWh per m² and year
const buildings = [
  [1931, 4200, 212],
  [1948, 2900, 198],
  [1956, 6100, 187],
  [1963, 8800, 176],
  [1968, 12400, 181],
  [1974, 9700, 163],
  [1979, 5200, 149],
  [1985, 7600, 131],
  [1991, 3800, 118],
  [1997, 11200, 104],
  [2003, 6900, 87],
  [2009, 4600, 71],
  [2014, 9900, 58],
  [2019, 13100, 43],
  [2023, 7300, 36],
].map(([x = 0, y = 0, z = 0]) => ({ id: x, x, y, z }));

const ranges = { x: [1930, 2025], y: [2000, 14000], z: [30, 220] };

export default function AxisDirections() {
  const [axisDirection, setAxisDirection] = useState<'x' | 'y' | 'z'>('z');
  const [min, max] = ranges[axisDirection];
  const colorMap = { type: 'continuous', min, max, color: ['#f0c24b', '#b0306a'] } as const;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="axisDirection"
        value={axisDirection}
        onChange={(_, direction) => direction && setAxisDirection(direction)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="x">x: year</ToggleButton>
        <ToggleButton value="y">y: floor</ToggleButton>
        <ToggleButton value="z">z: energy</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        title="Energy use of school buildings by year of construction and floor"
        height={280}
        xAxis={[
          {
            label: 'Built in',
            min: 1925,
            max: 2030,
            valueFormatter: String,
            colorMap: axisDirection === 'x' ? colorMap : undefined,
          },
        ]}
        yAxis={[{ label: 'm²', width: 70, colorMap: axisDirection === 'y' ? colorMap : undefined }]}
        zAxis={[{ colorMap: axisDirection === 'z' ? colorMap : undefined }]}
        series={[{ label: 'School', data: buildings, markerSize: 7 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection, sx: { width: 240 } } }}
      />
    </div>
  );
}
