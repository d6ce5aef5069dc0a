import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ThemeColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      title="Support requests per weekday, answered and open"
      height={280}
      colors={[palette.primary.main, palette.warning.main]}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Requests' }]}
      series={[
        { label: 'Answered', data: [124, 131, 118, 109, 96], stack: 'all' },
        { label: 'Open', data: [12, 9, 21, 26, 38], stack: 'all' },
      ]}
    />
  );
}
