import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'residual', label: 'Residual waste', value: 157, color: '#7a8490' },
  { id: 'organic', label: 'Organic and garden waste', value: 128, color: '#009e73' },
  { id: 'paper', label: 'Paper and cardboard', value: 64, color: '#0072b2' },
  { id: 'packaging', label: 'Lightweight packaging', value: 32, color: '#e6b400' },
  { id: 'glass', label: 'Glass', value: 23, color: '#56b4e9' },
];

export default function ResponsiveLegend() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <PieChart
      title="Household waste per inhabitant and year"
      height={240}
      series={[{ data: waste, valueFormatter: ({ value }) => `${value} kg` }]}
      slotProps={{
        legend: isNarrow
          ? { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } }
          : { direction: 'vertical', position: { vertical: 'middle', horizontal: 'start' } },
      }}
    />
  );
}
