import { LineChart } from '@mui/x-charts/LineChart';
import { electricityMix } from '#data/content/shared/electricityMix.ts';

const terawattHours = (value: number | null) => `${value} TWh`;

export default function EnergyMix() {
  return (
    <LineChart
      title="Electricity from coal, wind and solar per year, in terawatt-hours"
      height={300}
      dataset={electricityMix}
      xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'Generation (TWh)' }]}
      series={[
        {
          dataKey: 'coal',
          label: 'Coal',
          color: '#7F7F7F',
          shape: 'square',
          valueFormatter: terawattHours,
        },
        {
          dataKey: 'wind',
          label: 'Wind',
          color: '#0072B2',
          shape: 'circle',
          valueFormatter: terawattHours,
        },
        {
          dataKey: 'solar',
          label: 'Solar',
          color: '#D55E00',
          shape: 'triangle',
          valueFormatter: terawattHours,
        },
      ]}
    />
  );
}
