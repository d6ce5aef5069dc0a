import { BarChart } from '@mui/x-charts/BarChart';

const projects = ['Station roof', 'Footbridge', 'Depot', 'Platform 3'];
const thousands = (value: number | null) => `€${value}k`;

export default function MixedStacks() {
  return (
    <BarChart
      title="Budget of four building projects beside their actual costs, in thousand euros"
      height={320}
      xAxis={[{ data: projects, barGapRatio: 0.05, categoryGapRatio: 0.3 }]}
      yAxis={[{ label: 'Costs (€ thousand)', width: 65 }]}
      series={[
        {
          label: 'Budget',
          data: [820, 410, 650, 290],
          color: '#8C9BA8',
          valueFormatter: thousands,
        },
        {
          label: 'Labor',
          data: [395, 168, 340, 121],
          stack: 'actual',
          color: '#0072B2',
          valueFormatter: thousands,
        },
        {
          label: 'Material',
          data: [362, 214, 268, 96],
          stack: 'actual',
          color: '#D55E00',
          valueFormatter: thousands,
        },
        {
          label: 'Permits',
          data: [48, 61, 22, 18],
          stack: 'actual',
          color: '#E69F00',
          valueFormatter: thousands,
        },
      ]}
    />
  );
}
