import { useId } from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PatternSlices() {
  const id = useId();

  return (
    <PieChart
      title="Heating systems of the apartments"
      height={240}
      series={[
        {
          valueFormatter: ({ value }) => `${value} apartments`,
          data: [
            { id: 'district', label: 'District heating', value: 214, color: '#0072b2' },
            { id: 'pump', label: 'Heat pump', value: 128, color: `url(#${id}-lines)` },
            { id: 'gas', label: 'Gas', value: 96, color: `url(#${id}-dots)` },
            { id: 'oil', label: 'Oil', value: 31, color: '#e6b400' },
          ],
        },
      ]}
    >
      <defs>
        <pattern
          id={`${id}-lines`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={8} height={8} fill="#bfe3d8" />
          <rect width={4} height={8} fill="#009e73" />
        </pattern>
        <pattern id={`${id}-dots`} width={10} height={10} patternUnits="userSpaceOnUse">
          <rect width={10} height={10} fill="#f6d5c3" />
          <circle cx={5} cy={5} r={3} fill="#d55e00" />
        </pattern>
      </defs>
    </PieChart>
  );
}
