import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/content/shared/energy.ts';

export default function Stacks() {
  return (
    <BarChart
      title="Electricity supply per year, renewable and other, in terawatt hours"
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
