import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from({ length: 6 }, (_, month) => new Date(Date.UTC(2025, month, 1)));
const nights = [1_840, 2_120, 2_690, 3_410, 4_080, 5_230];

const short = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function FormatByLocation() {
  return (
    <BarChart
      title="Nights booked per month"
      height={280}
      hideLegend
      xAxis={[
        {
          scaleType: 'band',
          data: months,
          valueFormatter: (month: Date, { location }) =>
            location === 'tick'
              ? `${short.format(month)}\n${month.getUTCFullYear()}`
              : long.format(month),
          height: 40,
        },
      ]}
      yAxis={[{ label: 'Nights', valueFormatter: (value: number) => compact.format(value) }]}
      series={[{ label: 'Nights', data: nights }]}
    />
  );
}
