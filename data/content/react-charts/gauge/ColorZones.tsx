import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

const zones = [
  { from: 0, to: 1.8, color: '#56b4e9' },
  { from: 1.8, to: 2.6, color: '#009e73' },
  { from: 2.6, to: 4, color: '#d55e00' },
];

function useGaugeGeometry() {
  const state = useGaugeState();
  const { cx, cy, startAngle, endAngle, valueMin, valueMax } = state;
  const angleOf = (value: number) =>
    startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  const pointAt = (value: number, radius: number) => ({
    x: cx + radius * Math.sin(angleOf(value)),
    y: cy - radius * Math.cos(angleOf(value)),
  });
  return { ...state, angleOf, pointAt };
}

function Zone({ from, to, color }: (typeof zones)[number]) {
  const { innerRadius, outerRadius, angleOf, pointAt } = useGaugeGeometry();
  const radius = (innerRadius + outerRadius) / 2;
  const start = pointAt(from, radius);
  const end = pointAt(to, radius);
  const isLarge = angleOf(to) - angleOf(from) > Math.PI;

  return (
    <path
      d={`M ${start.x} ${start.y} A ${radius} ${radius} 0 ${Number(isLarge)} 1 ${end.x} ${end.y}`}
      fill="none"
      stroke={color}
      strokeWidth={outerRadius - innerRadius}
    />
  );
}

function Limit({ value }: { value: number }) {
  const { innerRadius, pointAt } = useGaugeGeometry();

  return (
    <text {...pointAt(value, innerRadius - 16)} textAnchor="middle" dominantBaseline="central">
      {value}
    </text>
  );
}

function Pointer() {
  const theme = useTheme();
  const { value, innerRadius, outerRadius, pointAt } = useGaugeGeometry();
  const start = pointAt(value ?? 0, innerRadius - 8);
  const end = pointAt(value ?? 0, outerRadius + 8);

  return (
    <path
      d={`M ${start.x} ${start.y} L ${end.x} ${end.y}`}
      stroke={(theme.vars ?? theme).palette.text.primary}
      strokeWidth={4}
    />
  );
}

export default function ColorZones() {
  return (
    <GaugeContainer
      aria-label="Pressure of the heating"
      aria-valuetext="2.1 bar, within the normal range of 1.8 to 2.6 bar"
      height={240}
      value={2.1}
      valueMax={4}
      startAngle={-110}
      endAngle={110}
    >
      {zones.map((zone) => (
        <Zone key={zone.from} {...zone} />
      ))}
      {[0, 1.8, 2.6, 4].map((limit) => (
        <Limit key={limit} value={limit} />
      ))}
      <Pointer />
      <GaugeValueText fontSize={26} text={({ value }) => `${value} bar`} />
    </GaugeContainer>
  );
}
