import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

export default function CountingLabels() {
  const [round, setRound] = useState(0);

  return (
    <div>
      <Button onClick={() => setRound(round + 1)}>Replay</Button>
      <BarChart
        key={round}
        title="Trees planted per district"
        height={280}
        hideLegend
        colors={['#0072B2']}
        xAxis={[{ data: ['North', 'East', 'South', 'West', 'Center'] }]}
        yAxis={[{ label: 'Trees', max: 3500, width: 70 }]}
        series={[{ label: 'Trees', data: [1860, 2400, 3120, 1450, 580] }]}
        barLabel="value"
        slots={{ barLabel: CountingLabel }}
      />
    </div>
  );
}

/** Counts from zero while it rises with its bar. */
function CountingLabel({
  x,
  y,
  width,
  yOrigin,
  skipAnimation,
  className,
  children,
}: BarLabelProps) {
  const { text, ...position } = useAnimate(
    { y: y - 6, count: Number(children) },
    {
      initialProps: { y: yOrigin - 6, count: 0 },
      createInterpolator: (from, to) => (progress) => ({
        y: from.y + (to.y - from.y) * progress,
        count: from.count + (to.count - from.count) * progress,
      }),
      transformProps: (current) => ({
        y: current.y,
        text: Math.round(current.count).toLocaleString('en'),
      }),
      applyProps: (element: SVGTextElement, current) => {
        element.setAttribute('y', String(current.y));
        element.textContent = current.text;
      },
      skip: skipAnimation,
    },
  );

  return (
    <CountText {...position} x={x + width / 2} className={className}>
      {text}
    </CountText>
  );
}

const CountText = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));
