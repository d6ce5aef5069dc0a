import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const cellar = [
  { id: 'red', label: 'Red', value: 184, color: '#a3324e' },
  { id: 'white', label: 'White', value: 96, color: '#d9b94a' },
  { id: 'sparkling', label: 'Sparkling', value: 41, color: '#4f9ecb' },
  { id: 'rose', label: 'Rosé', value: 33, color: '#e58fa6' },
  { id: 'sweet', label: 'Sweet', value: 18, color: '#8a6d3b' },
];

export default function LabelsOutside() {
  return (
    <PieChart
      title="Bottles in the cellar by type"
      height={260}
      hideLegend
      series={[
        {
          data: cellar,
          outerRadius: '62%',
          arcLabel: ({ label, value }) => `${label} ${value}`,
          arcLabelRadius: '94%',
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 } }}
    />
  );
}
