import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const depths = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const temperatures = [19.2, 18.8, 17.1, 13.4, 10.2, 8.3, 7.1, 6.4, 6.0, 5.8, 5.7];

const Cross = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.secondary,
  strokeDasharray: '2 3',
}));
const Value = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
}));

function Readout() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);

  return (
    <g>
      {point && (
        <>
          <Cross d={`M${point.x},${top}v${height}M${left},${point.y}h${width}`} />
          <Value x={left + width - 8} y={top + 20} textAnchor="end" direction="ltr">
            {xScale.invert(point.x).toFixed(1)} m, {yScale.invert(point.y).toFixed(1)} °C
          </Value>
        </>
      )}
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          setPoint({ x: left + clientX - box.left, y: top + clientY - box.top });
        }}
        onPointerLeave={() => setPoint(null)}
      />
    </g>
  );
}

export default function PointerReadout() {
  return (
    <LineChart
      title="Water temperature by depth of the lake"
      height={280}
      hideLegend
      axisHighlight={{ x: 'none', y: 'none' }}
      slotProps={{ tooltip: { trigger: 'none' } }}
      xAxis={[{ data: depths, label: 'Depth (m)' }]}
      yAxis={[{ label: 'Temperature (°C)', min: 0, max: 24 }]}
      series={[{ data: temperatures, label: 'Temperature', showMark: false, curve: 'monotoneX' }]}
    >
      <Readout />
    </LineChart>
  );
}
