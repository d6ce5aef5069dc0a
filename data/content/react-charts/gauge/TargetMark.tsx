import { styled } from '@mui/material/styles';
import { Gauge, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';

const Line = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeWidth: 3,
}));

function Target({ value }: { value: number }) {
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } =
    useGaugeState();
  const share = (value - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const pointAt = (radius: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;

  return <Line d={`M ${pointAt(innerRadius - 6)} L ${pointAt(outerRadius + 6)}`} />;
}

export default function TargetMark() {
  return (
    <Gauge
      aria-label="Revenue of the quarter"
      aria-valuetext="€412,000, target €480,000"
      height={220}
      value={412}
      valueMax={600}
      startAngle={-100}
      endAngle={100}
      text={'€412k\ntarget €480k'}
      sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 18 } }}
    >
      <Target value={480} />
    </Gauge>
  );
}
