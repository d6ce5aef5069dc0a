import { BarChart } from '@mui/x-charts/BarChart';

const names = {
  CHF: 'Swiss franc',
  SEK: 'Swedish krona',
  NOK: 'Norwegian krone',
};

const labelOf = (code: keyof typeof names) => (location: 'tooltip' | 'legend') =>
  location === 'legend' ? names[code] : code;

const percent = (change: number | null) =>
  change === null ? '' : `${change > 0 ? '+' : ''}${change.toFixed(1)}%`;

export default function ShortInTooltip() {
  return (
    <BarChart
      title="Change of currencies against the euro per quarter, in percent"
      height={280}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ label: 'Percent' }]}
      series={[
        { label: labelOf('CHF'), data: [-4.6, 1.0, 2.4, 0.2], valueFormatter: percent },
        { label: labelOf('SEK'), data: [-3.4, 1.4, 0.3, -1.2], valueFormatter: percent },
        { label: labelOf('NOK'), data: [-4.1, 2.6, -3.1, -0.4], valueFormatter: percent },
      ]}
    />
  );
}
