import { LineChart } from '@mui/x-charts/LineChart';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const formatPrice = (price: number | null) =>
  price === null ? 'no sales' : `${euros.format(price)} per m²`;

export default function CurrencyAndYear() {
  return (
    <LineChart
      title="Average price of apartments per square meter"
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          data: [2019, 2020, 2021, 2022, 2023, 2024].map((year) => new Date(year, 0, 1)),
          valueFormatter: (date: Date, { location }) =>
            location === 'tooltip' ? `Year ${date.getFullYear()}` : String(date.getFullYear()),
          tickNumber: 6,
        },
      ]}
      yAxis={[{ label: '€ per m²', width: 65 }]}
      series={[
        {
          label: 'Old town',
          data: [3820, 4015, 4390, 4710, 4560, 4605],
          valueFormatter: formatPrice,
        },
        {
          label: 'Harbor',
          data: [null, null, 5140, 5480, 5320, 5410],
          valueFormatter: formatPrice,
        },
      ]}
    />
  );
}
