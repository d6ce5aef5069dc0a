import { BarChart } from '@mui/x-charts/BarChart';

const VISITS = '#0072B2';
const REVENUE = '#C24E00';

export default function TwoValueAxes() {
  return (
    <BarChart
      title="Visits to a swimming pool and their revenue, per month"
      height={320}
      xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'visits', label: 'Visits (thousand)', min: 0, max: 40, labelStyle: { fill: VISITS } },
        {
          id: 'revenue',
          label: 'Revenue (€ thousand)',
          position: 'right',
          width: 65,
          min: 0,
          max: 250,
          labelStyle: { fill: REVENUE },
        },
      ]}
      series={[
        {
          yAxisId: 'visits',
          label: 'Visits',
          color: VISITS,
          data: [9.4, 16.2, 24.8, 36.1, 33.5, 14.7],
          valueFormatter: (value) => `${value}k`,
        },
        {
          yAxisId: 'revenue',
          label: 'Revenue',
          color: REVENUE,
          data: [61, 97, 141, 198, 187, 90],
          valueFormatter: (value) => `€${value}k`,
        },
      ]}
    />
  );
}
