import { useId } from 'react';
import { Gauge, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';

function ArcGradient({ id }: { id: string }) {
  const { outerRadius } = useGaugeState();

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={-outerRadius}
        x2={outerRadius}
        y1={0}
        y2={0}
      >
        <stop offset="0%" stopColor="#56b4e9" />
        <stop offset="50%" stopColor="#f0b23e" />
        <stop offset="100%" stopColor="#d55e00" />
      </linearGradient>
    </defs>
  );
}

export default function GradientArc() {
  const gradient = useId();

  return (
    <Gauge
      aria-label="Temperature of the oven"
      aria-valuetext="196 degrees Celsius"
      height={220}
      margin={{ bottom: 24 }}
      value={196}
      valueMin={50}
      valueMax={275}
      startAngle={-90}
      endAngle={90}
      innerRadius="76%"
      text={({ value }) => `${value} °C`}
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: `url(#${gradient})` },
        [`& .${gaugeClasses.valueText}`]: { fontSize: 28 },
      }}
    >
      <ArcGradient id={gradient} />
    </Gauge>
  );
}
