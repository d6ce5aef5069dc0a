import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

const GAP = 6;

const LabelText = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAbove({ x, y, width, yOrigin, skipAnimation, className, children }: BarLabelProps) {
  const position = useAnimate(
    { y: y - GAP },
    {
      initialProps: { y: yOrigin - GAP },
      createInterpolator: (from, to) => (progress) => ({
        y: from.y + (to.y - from.y) * progress,
      }),
      transformProps: (current) => current,
      applyProps: (element: SVGTextElement, current) =>
        element.setAttribute('y', String(current.y)),
      skip: skipAnimation,
    },
  );

  return (
    <LabelText {...position} x={x + width / 2} className={className}>
      {children}
    </LabelText>
  );
}

export default function LabelsAbove() {
  return (
    <BarChart
      title="Trees planted per district"
      height={280}
      hideLegend
      barLabel="value"
      slots={{ barLabel: LabelAbove }}
      xAxis={[{ data: ['North', 'East', 'South', 'West', 'Center'] }]}
      yAxis={[{ max: 350 }]}
      series={[{ label: 'Trees planted', data: [186, 240, 312, 145, 58] }]}
    />
  );
}
