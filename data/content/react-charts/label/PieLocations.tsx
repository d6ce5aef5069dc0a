import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const sources = [
  { code: 'WND', name: 'Wind', share: 33 },
  { code: 'SOL', name: 'Solar', share: 17 },
  { code: 'COL', name: 'Coal', share: 23 },
  { code: 'GAS', name: 'Natural gas', share: 16 },
  { code: 'OTH', name: 'Other sources', share: 11 },
];

export default function PieLocations() {
  return (
    <PieChart
      title="Electricity by source, in percent"
      height={260}
      series={[
        {
          arcLabel: 'label',
          innerRadius: 40,
          valueFormatter: ({ value }) => `${value}%`,
          data: sources.map(({ code, name, share }) => ({
            id: code,
            value: share,
            label: (location) => {
              switch (location) {
                case 'arc':
                  return code;
                case 'tooltip':
                  return `${name} (${code})`;
                default:
                  return name;
              }
            },
          })),
        },
      ]}
      sx={{ [`.${pieArcLabelClasses.root}`]: { fontSize: 12, fontWeight: 600 } }}
    />
  );
}
