import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Revenue', change: 420 },
  { name: 'Material', change: -160 },
  { name: 'Wages', change: -118 },
  { name: 'Rent', change: -32 },
  { name: 'Grants', change: 24 },
  { name: 'Taxes', change: -41 },
];

/** Each step begins where the one before it ends; `from` is the invisible part below it. */
let sum = 0;
const floating = steps.map(({ name, change }) => {
  sum += change;
  return { name, from: Math.min(sum, sum - change), size: Math.abs(change), isGain: change > 0 };
});
const rows = [...floating, { name: 'Profit', from: 0, size: sum, isGain: undefined }];
const thousands = (value: number | null) => (value === null ? null : `€${value}k`);

export default function Waterfall() {
  return (
    <BarChart
      title="From revenue to profit, in thousand euros"
      height={320}
      xAxis={[{ data: rows.map(({ name }) => name), categoryGapRatio: 0.15 }]}
      yAxis={[{ label: '€ thousand' }]}
      series={[
        {
          data: rows.map(({ from }) => from),
          stack: 'steps',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          label: 'Gain',
          data: rows.map(({ isGain, size }) => (isGain === true ? size : null)),
          stack: 'steps',
          color: '#0072B2',
          valueFormatter: thousands,
        },
        {
          label: 'Cost',
          data: rows.map(({ isGain, size }) => (isGain === false ? size : null)),
          stack: 'steps',
          color: '#D55E00',
          valueFormatter: thousands,
        },
        {
          label: 'Result',
          data: rows.map(({ isGain, size }) => (isGain === undefined ? size : null)),
          stack: 'steps',
          color: '#7F7F7F',
          valueFormatter: thousands,
        },
      ]}
    />
  );
}
