import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { stageColors, whiteLabels } from '#data/content/shared/funnelLook.ts';

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
        colors={stageColors}
        series={[{ data: stages }]}
        categoryAxis={{
          categories: stages.map(({ label }) => label),
          size: 116,
          disableLine: true,
          disableTicks: true,
        }}
        sx={whiteLabels}
      />
    </div>
  );
}
