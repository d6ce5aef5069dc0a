import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = [
  { label: 'Product viewed', value: 9600 },
  { label: 'Added to cart', value: 6900 },
  { label: 'Checkout started', value: 5300 },
  { label: 'Order placed', value: 4500 },
];
const first = stages[0]?.value ?? 0;
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function ConversionLabels() {
  return (
    <FunnelChart
      title="Sessions of a shop, from product view to order"
      height={320}
      gap={2}
      colors={['#5e4fb8', '#3f63c0', '#1769aa', '#00707a']}
      series={[
        {
          data: stages,
          valueFormatter: ({ value }) =>
            `${value.toLocaleString('en-US')} (${percent.format(value / first)})`,
        },
      ]}
      sx={{ '& .MuiFunnelSection-root ~ text': { fill: '#fff' } }}
    />
  );
}
