import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const revenue = [
  { quarter: 'Q1 24', hardware: 42, licenses: 18, services: 9 },
  { quarter: 'Q2 24', hardware: 39, licenses: 22, services: 11 },
  { quarter: 'Q3 24', hardware: 36, licenses: 27, services: 12 },
  { quarter: 'Q4 24', hardware: 48, licenses: 31, services: 15 },
  { quarter: 'Q1 25', hardware: 37, licenses: 34, services: 16 },
  { quarter: 'Q2 25', hardware: 35, licenses: 38, services: 19 },
];
const millions = (value: number | null) => `€${value} m`;

export default function StackedTotals() {
  return (
    <BarChart
      title="Revenue per quarter from hardware, licenses and services, in million euros"
      height={320}
      colors={['#0072B2', '#E69F00', '#7F7F7F']}
      dataset={revenue}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Revenue (€ million)', max: 110 }]}
      series={[
        { dataKey: 'hardware', label: 'Hardware', stack: 'total', valueFormatter: millions },
        { dataKey: 'licenses', label: 'Licenses', stack: 'total', valueFormatter: millions },
        { dataKey: 'services', label: 'Services', stack: 'total', valueFormatter: millions },
      ]}
    >
      <Totals />
    </BarChart>
  );
}

/** The sum of each stack above its last bar. */
function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return revenue.map(({ quarter, hardware, licenses, services }) => {
    const total = hardware + licenses + services;
    return (
      <TotalText key={quarter} x={(x(quarter) ?? 0) + x.bandwidth() / 2} y={y(total) - 6}>
        {total}
      </TotalText>
    );
  });
}

const TotalText = styled('text')(({ theme }) => ({
  ...theme.typography.subtitle2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));
