import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

const hours = [
  { id: 'meetings', label: 'Meetings', value: 11, color: '#7cc6f2' },
  { id: 'focus', label: 'Focus', value: 17, color: '#6ccba8' },
  { id: 'mail', label: 'Email', value: 7, color: '#f0b23e' },
  { id: 'travel', label: 'Travel', value: 5, color: '#e3a3c8' },
];

function TwoLines({ startAngle, endAngle, arcLabelRadius, formattedArcLabel }: PieArcLabelProps) {
  const angle = (startAngle + endAngle) / 2;
  const x = arcLabelRadius * Math.sin(angle);
  const y = -arcLabelRadius * Math.cos(angle);
  const [name, value] = formattedArcLabel?.split('\n') ?? [];

  return (
    <text x={x} y={y} textAnchor="middle" fill="#1b1b1b" fontSize={14} pointerEvents="none">
      <tspan x={x} dy="-0.2em">
        {name}
      </tspan>
      <tspan x={x} dy="1.2em" fontWeight={700}>
        {value}
      </tspan>
    </text>
  );
}

export default function TwoLineLabels() {
  return (
    <PieChart
      title="Working hours per week"
      height={280}
      hideLegend
      slots={{ pieArcLabel: TwoLines }}
      series={[
        {
          data: hours,
          innerRadius: '30%',
          arcLabel: ({ label, value }) => `${label}\n${value} h`,
          valueFormatter: ({ value }) => `${value} hours`,
        },
      ]}
    />
  );
}
