import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const revenue = [
  { id: 'hardware', label: 'Hardware', value: 412, color: '#0072b2' },
  { id: 'software', label: 'Software', value: 365, color: '#56b4e9' },
  { id: 'service', label: 'Service', value: 198, color: '#009e73' },
  { id: 'training', label: 'Training', value: 71, color: '#e69f00' },
];
const total = revenue.reduce((sum, { value }) => sum + value, 0);

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenteredText({ dy, fontSize, children }: CenteredTextProps) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <Text x={left + width / 2} y={top + height / 2 + dy} fontSize={fontSize}>
      {children}
    </Text>
  );
}

interface CenteredTextProps {
  dy: number;
  fontSize: number;
  children: ReactNode;
}

export default function CenterLabel() {
  return (
    <PieChart
      title="Revenue by product line, in thousand euros"
      height={240}
      series={[{ data: revenue, innerRadius: '68%', valueFormatter: ({ value }) => `€${value}k` }]}
    >
      <CenteredText dy={-10} fontSize={28}>
        €{total.toLocaleString('en')}k
      </CenteredText>
      <CenteredText dy={16} fontSize={14}>
        revenue in 2024
      </CenteredText>
    </PieChart>
  );
}
