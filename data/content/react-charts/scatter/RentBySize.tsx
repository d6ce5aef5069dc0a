import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apartments } from '#data/content/shared/apartments.ts';

const districts = [
  { label: 'Harbor', color: '#0072B2' },
  { label: 'Old town', color: '#D55E00' },
  { label: 'Hillside', color: '#009E73' },
];

export default function RentBySize() {
  return (
    <ScatterChart
      title="Monthly rent by size of the apartment, in three districts"
      height={340}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Size (m²)', min: 20 }]}
      yAxis={[{ label: 'Rent per month (€)', width: 68 }]}
      series={districts.map(({ label, color }) => ({
        label,
        color,
        data: apartments
          .filter(({ district }) => district === label)
          .map(({ id, size, rent }) => ({ id, x: size, y: rent })),
        valueFormatter: (value) => value && `${value.x} m² for ${value.y} €`,
      }))}
    />
  );
}
