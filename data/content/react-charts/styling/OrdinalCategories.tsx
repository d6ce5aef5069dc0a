import { BarChart } from '@mui/x-charts/BarChart';

const AIR = '#56B4E9';
const ROAD = '#D55E00';
const RAIL = '#0072B2';
const modes = ['Plane', 'Car', 'Coach', 'Night train', 'Fast train'];

export default function OrdinalCategories() {
  return (
    <BarChart
      title="Emissions per passenger from Hamburg to Vienna, in kilograms of carbon dioxide"
      height={280}
      hideLegend
      layout="horizontal"
      yAxis={[
        {
          data: modes,
          width: 80,
          disableTicks: true,
          colorMap: { type: 'ordinal', values: modes, colors: [AIR, ROAD, ROAD, RAIL, RAIL] },
        },
      ]}
      xAxis={[{ label: 'CO₂ per passenger (kg)' }]}
      series={[
        { label: 'CO₂', data: [187, 152, 34, 29, 31], valueFormatter: (value) => `${value} kg` },
      ]}
    />
  );
}
