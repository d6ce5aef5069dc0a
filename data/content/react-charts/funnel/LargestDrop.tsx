import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const BLUE = '#1769aa';
const ORANGE = '#b4530a';

const steps = [
  { label: 'App opened', value: 5200 },
  { label: 'Amount entered', value: 4700 },
  { label: 'Identity check', value: 2300 },
  { label: 'Money sent', value: 2050 },
];

export default function LargestDrop() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        More than half of the transfers stop at the identity check
      </Typography>
      <FunnelChart
        title="Money transfers per step; the identity check loses the most"
        height={280}
        hideLegend
        gap={3}
        series={[
          {
            data: steps.map((step) => ({
              ...step,
              color: step.label === 'Identity check' ? ORANGE : BLUE,
            })),
          },
        ]}
        categoryAxis={{
          categories: steps.map(({ label }) => label),
          size: 116,
          disableLine: true,
          disableTicks: true,
        }}
        sx={{ '& .MuiFunnelSection-root ~ text': { fill: '#fff' } }}
      />
    </div>
  );
}
