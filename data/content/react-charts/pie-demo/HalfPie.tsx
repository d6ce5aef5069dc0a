import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const parties = [
  { id: 'left', label: 'Left', value: 9, color: '#a3324e' },
  { id: 'green', label: 'Greens', value: 14, color: '#009e73' },
  { id: 'social', label: 'Social Democrats', value: 18, color: '#d55e00' },
  { id: 'liberal', label: 'Liberals', value: 8, color: '#e6b400' },
  { id: 'conservative', label: 'Conservatives', value: 21, color: '#0072b2' },
];
const seats = parties.reduce((sum, { value }) => sum + value, 0);

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

function SeatCount() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <Total x={left + width / 2} y={top + 0.9 * height}>
      {seats} seats
    </Total>
  );
}

export default function HalfPie() {
  return (
    <PieChart
      title="Seats of the parties in the city council"
      height={200}
      series={[
        {
          data: parties,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '95%',
          outerRadius: '165%',
          cy: '90%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    >
      <SeatCount />
    </PieChart>
  );
}
