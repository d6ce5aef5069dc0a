import { useId } from 'react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function AboveBelowZero() {
  const gradient = useId();

  return (
    <LineChart
      title="Cash flow of a garden center per month, in thousands of euros"
      height={320}
      hideLegend
      colors={['#7F7F7F']}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Cash flow (thousand €)', min: -40, max: 80 }]}
      series={[
        {
          label: 'Cash flow',
          data: [-28, -19, 14, 52, 71, 43, 12, -6, 9, -4, -17, 21],
          area: true,
          showMark: false,
          valueFormatter: (value) => euros.format(1000 * (value ?? 0)),
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${gradient})`, filter: 'none' } }}
    >
      <ColorSwitch id={gradient} threshold={0} above="#0072B2" below="#D55E00" />
    </LineChart>
  );
}

interface ColorSwitchProps {
  id: string;
  threshold: number;
  above: string;
  below: string;
}

/** A gradient over the height of the SVG that changes its color at a value of the y-axis. */
function ColorSwitch({ id, threshold, above, below }: ColorSwitchProps) {
  const { top, height, bottom } = useDrawingArea();
  const svgHeight = top + height + bottom;
  const offset = useYScale<'linear'>()(threshold) / svgHeight;

  return (
    <defs>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={0} y2={svgHeight}>
        <stop offset={offset} stopColor={above} />
        <stop offset={offset} stopColor={below} />
      </linearGradient>
    </defs>
  );
}
