import { LineChart } from '@mui/x-charts/LineChart';

// Linear between −100 and 100, logarithmic beyond. Unlike a logarithm, it is defined for zero and negative values.
const symlog = (value: number) => Math.sign(value) * Math.log10(1 + Math.abs(value) / 100);
const fromSymlog = (value: number) =>
  Math.sign(value) * Math.round(100 * (10 ** Math.abs(value) - 1));

const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'];
const profits = [-180, -2_600, -41_000, -9_300, 0, 740, 12_800, 236_000];

export default function SignedLog() {
  return (
    <LineChart
      title="Profit per quarter, in euros, on a symmetric log scale"
      height={300}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: quarters }]}
      yAxis={[
        {
          label: 'Profit (€)',
          domainLimit: 'strict',
          min: symlog(-100_000),
          max: symlog(1_000_000),
          tickInterval: [-1e5, -1e4, -1e3, 0, 1e3, 1e4, 1e5, 1e6].map(symlog),
          valueFormatter: (value: number) => compact.format(fromSymlog(value)),
        },
      ]}
      series={[
        {
          label: 'Profit',
          data: profits.map(symlog),
          curve: 'linear',
          valueFormatter: (value) => (value === null ? null : euros.format(fromSymlog(value))),
        },
      ]}
    />
  );
}
