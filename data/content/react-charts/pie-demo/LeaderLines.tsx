import { styled } from '@mui/material/styles';
import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

const countries = [
  { id: 'fr', label: 'France', value: 31, color: '#0072b2' },
  { id: 'it', label: 'Italy', value: 22, color: '#56b4e9' },
  { id: 'pl', label: 'Poland', value: 17, color: '#009e73' },
  { id: 'es', label: 'Spain', value: 12, color: '#e69f00' },
  { id: 'se', label: 'Sweden', value: 10, color: '#cc79a7' },
  { id: 'other', label: 'Other', value: 8, color: '#8a8f98' },
];

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  fontSize: 13,
  dominantBaseline: 'central',
}));

function LabelWithLine(props: PieArcLabelProps) {
  const { startAngle, endAngle, outerRadius, arcLabelRadius, color, formattedArcLabel } = props;
  const angle = (startAngle + endAngle) / 2;
  const pointAt = (radius: number) => [radius * Math.sin(angle), -radius * Math.cos(angle)];
  const [x = 0, y = 0] = pointAt(arcLabelRadius);
  const side = x < 0 ? -1 : 1;

  // `direction` keeps the anchor on the same side in right-to-left layouts.
  return (
    <g pointerEvents="none">
      <polyline
        points={`${pointAt(outerRadius).join()} ${x},${y} ${x + side * 10},${y}`}
        fill="none"
        stroke={color}
        strokeWidth={2}
      />
      <Text
        x={x + side * 14}
        y={y}
        textAnchor={side < 0 ? 'end' : 'start'}
        style={{ direction: 'ltr' }}
      >
        {formattedArcLabel}
      </Text>
    </g>
  );
}

export default function LeaderLines() {
  return (
    <PieChart
      title="Exports by country, in percent"
      height={260}
      hideLegend
      slots={{ pieArcLabel: LabelWithLine }}
      series={[
        {
          data: countries,
          outerRadius: '58%',
          arcLabel: ({ label, value }) => `${label} ${value}%`,
          arcLabelRadius: '70%',
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    />
  );
}
