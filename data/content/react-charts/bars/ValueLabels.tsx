import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  const theme = useTheme();
  const { primary } = (theme.vars ?? theme).palette;

  return (
    <BarChart
      title="Books lent per shelf this month"
      height={280}
      hideLegend
      barLabel="value"
      xAxis={[{ data: ['Novels', 'Travel', 'Science', 'Poetry', 'Maps'] }]}
      series={[{ label: 'Books lent', data: [214, 126, 153, 48, 0], color: primary.main }]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: primary.contrastText } }}
    />
  );
}
