import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const groups = [
  { id: 'renewable', label: 'Renewable', value: 49, color: '#4cc09f' },
  { id: 'fossil', label: 'Fossil', value: 30, color: '#a9b2bc' },
  { id: 'import', label: 'Imports', value: 21, color: '#f0b23e' },
];
const sources = [
  { id: 'wind', label: 'Wind', value: 24, color: '#6acbb0' },
  { id: 'solar', label: 'Solar', value: 12, color: '#88d5bf' },
  { id: 'hydro', label: 'Hydro', value: 7, color: '#a6e0cf' },
  { id: 'biomass', label: 'Biomass', value: 6, color: '#c3eadf' },
  { id: 'gas', label: 'Gas', value: 17, color: '#bac1c9' },
  { id: 'coal', label: 'Coal', value: 13, color: '#cbd1d6' },
  { id: 'norway', label: 'Norway', value: 12, color: '#f3c15f' },
  { id: 'france', label: 'France', value: 9, color: '#f6d083' },
];
const percent = ({ value }: { value: number }) => `${value}%`;

export default function TwoRings() {
  return (
    <PieChart
      title="Electricity by source, in percent"
      height={300}
      hideLegend
      series={[
        {
          id: 'groups',
          data: groups,
          outerRadius: '50%',
          arcLabel: 'label',
          arcLabelRadius: '28%',
          valueFormatter: percent,
        },
        {
          id: 'sources',
          data: sources,
          innerRadius: '52%',
          outerRadius: '70%',
          arcLabel: ({ label, value }) => `${label} ${value}%`,
          arcLabelRadius: '95%',
          valueFormatter: percent,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 },
        [`& .${pieArcLabelClasses.series}-groups`]: { fill: '#1b1b1b', fontSize: 12 },
      }}
    />
  );
}
