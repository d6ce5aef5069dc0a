import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const sources = [
  { code: 'WND', name: 'Wind', share: 33, color: '#7cc4e8' },
  { code: 'SOL', name: 'Solar', share: 17, color: '#f6c65b' },
  { code: 'COL', name: 'Coal', share: 23, color: '#a9afb8' },
  { code: 'GAS', name: 'Natural gas', share: 16, color: '#e8a078' },
  { code: 'OTH', name: 'Other sources', share: 11, color: '#93cfa0' },
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
          data: sources.map(({ code, name, share, color }) => ({
            id: code,
            value: share,
            color,
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
      sx={{ [`.${pieArcLabelClasses.root}`]: { fill: 'black', fontSize: 12, fontWeight: 600 } }}
    />
  );
}
