import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltip,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Shows the tooltip above the hovered month: at the top of the drawing area, or of the bar. */
function AnchoredTooltip({ onBar, ...props }: ChartsTooltipProps & { onBar?: boolean }) {
  const svgRef = useSvgRef();
  const { top } = useDrawingArea();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const [axis] = useAxesTooltip() ?? [];

  const getBoundingClientRect = () => {
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    const x = (xScale(axis?.axisValue ?? '') ?? 0) + xScale.bandwidth() / 2;
    const y = onBar ? yScale(Number(axis?.seriesItems[0]?.value ?? 0)) : top;
    return new DOMRect(svg.x + x, svg.y + y, 0, 0);
  };

  return <ChartsTooltip {...props} placement="top" anchorEl={{ getBoundingClientRect }} />;
}

function BarTopTooltip(props: ChartsTooltipProps) {
  return <AnchoredTooltip {...props} onBar />;
}

const tooltips = { pointer: ChartsTooltip, chart: AnchoredTooltip, bar: BarTopTooltip };

export default function PinnedTooltip() {
  const [position, setPosition] = useState<keyof typeof tooltips>('bar');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the tooltip"
        value={position}
        onChange={(_, next) => next && setPosition(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="pointer">Pointer</ToggleButton>
        <ToggleButton value="chart">Top of chart</ToggleButton>
        <ToggleButton value="bar">Top of bar</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Rainfall per month, in millimeters"
        height={260}
        hideLegend
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[{ label: 'mm', max: 120 }]}
        series={[{ label: 'Rainfall', data: [74, 58, 63, 49, 71, 88] }]}
        slots={{ tooltip: tooltips[position] }}
      />
    </div>
  );
}
