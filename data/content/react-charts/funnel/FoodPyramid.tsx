import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Pike', value: 2, color: '#8a3b8f' },
  { label: 'Perch', value: 14, color: '#3f63c0' },
  { label: 'Zooplankton', value: 48, color: '#00707a' },
  { label: 'Algae', value: 310, color: '#2a7a4b' },
];

export default function FoodPyramid() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        Biomass by trophic level in a lake, g/m²
      </Typography>
      <FunnelChart
        title="Biomass by trophic level in a lake, in grams per square meter"
        height={280}
        hideLegend
        gap={4}
        series={[
          {
            data: levels,
            curve: 'pyramid',
            borderRadius: 0,
            sectionLabel: false,
            valueFormatter: ({ value }) => `${value} g/m²`,
          },
        ]}
        categoryAxis={{
          categories: levels.map(({ label, value }) => `${label}: ${value}`),
          position: 'right',
          size: 120,
          disableLine: true,
          disableTicks: true,
        }}
      />
    </div>
  );
}
