import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import styles from './LabelsAbove.module.css';

const GAP = 6;

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
    <text {...position} x={x + width / 2} className={`${className} ${styles.label}`}>
      {children}
    </text>
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
