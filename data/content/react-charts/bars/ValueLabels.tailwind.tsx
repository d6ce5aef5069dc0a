import { BarChart } from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  return (
    <BarChart
      title="Books lent per shelf this month"
      height={280}
      hideLegend
      barLabel="value"
      xAxis={[{ data: ['Novels', 'Travel', 'Science', 'Poetry', 'Maps'] }]}
      series={[
        {
          label: 'Books lent',
          data: [214, 126, 153, 48, 0],
          color: 'var(--mui-palette-primary-main)',
        },
      ]}
      className="[&_.MuiBarLabel-root]:fill-(--mui-palette-primary-contrastText)"
    />
  );
}
