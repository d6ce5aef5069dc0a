import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

export default function OwnOverlays() {
  const shared = {
    height: 240,
    xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }],
    yAxis: [{ min: 0, max: 100 }],
    series: [],
    slots: { loadingOverlay: SkeletonBars, noDataOverlay: FirstStep },
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <BarChart {...shared} title="Visits per day, loading" loading />
      <BarChart {...shared} title="Visits per day, no data yet" />
    </Box>
  );
}

function SkeletonBars() {
  const { left, top, width, height } = useDrawingArea();
  const step = width / 5;

  return [0.45, 0.7, 0.55, 0.85, 0.6].map((share, index) => (
    <SkeletonBar
      key={share}
      x={left + index * step + step * 0.15}
      y={top + height * (1 - share)}
      width={step * 0.7}
      height={height * share}
    />
  ));
}

/** HTML in an SVG: a foreignObject of the size of the drawing area. */
function FirstStep() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <foreignObject x={left} y={top} width={width} height={height}>
      <Box
        sx={{ height: '100%', display: 'grid', placeContent: 'center', textAlign: 'center', px: 2 }}
      >
        <Box sx={{ typography: 'subtitle2' }}>No visits yet</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          Add the script to your site to count visits.
        </Box>
      </Box>
    </foreignObject>
  );
}

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const SkeletonBar = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.disabledBackground,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
}));
