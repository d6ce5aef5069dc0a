import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = [
  { label: 'Visited pricing', value: 4820 },
  { label: 'Started trial', value: 3140 },
  { label: 'Invited a team', value: 2260 },
  { label: 'Added a card', value: 1430 },
  { label: 'Subscribed', value: 1120 },
];

export default function SalesFunnel() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        From pricing page to subscription, accounts in May
      </Typography>
      <FunnelChart
        title="Accounts per stage, from pricing page to subscription, in May"
        height={320}
        hideLegend
        gap={3}
        colors={['#5e4fb8', '#3f63c0', '#1769aa', '#00707a', '#2a7a4b']}
        series={[{ data: stages }]}
        categoryAxis={{
          categories: stages.map(({ label }) => label),
          size: 116,
          disableLine: true,
          disableTicks: true,
        }}
        sx={{ '& .MuiFunnelSection-root ~ text': { fill: '#fff' } }}
      />
    </div>
  );
}
