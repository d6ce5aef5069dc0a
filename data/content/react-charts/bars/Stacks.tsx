import { BarChart } from '@mui/x-charts/BarChart';

const energy = [
  { year: 2019, hydro: 31, wind: 9, solar: 3, gas: 22, netImport: 4 },
  { year: 2020, hydro: 34, wind: 11, solar: 4, gas: 17, netImport: 1 },
  { year: 2021, hydro: 29, wind: 14, solar: 6, gas: 19, netImport: 3 },
  { year: 2022, hydro: 27, wind: 18, solar: 9, gas: 18, netImport: 1 },
  { year: 2023, hydro: 33, wind: 22, solar: 12, gas: 12, netImport: -4 },
  { year: 2024, hydro: 32, wind: 26, solar: 16, gas: 9, netImport: -6 },
];

export default function Stacks() {
  return (
    <BarChart
      title="Electricity supply per year, renewable and other, in terawatt-hours"
      height={320}
      dataset={energy}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 'TWh' }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', stack: 'renewable' },
        { dataKey: 'wind', label: 'Wind', stack: 'renewable' },
        { dataKey: 'solar', label: 'Solar', stack: 'renewable' },
        { dataKey: 'gas', label: 'Gas', stack: 'other' },
        { dataKey: 'netImport', label: 'Net import', stack: 'other' },
      ]}
    />
  );
}
