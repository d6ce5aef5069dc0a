import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const modes = [
  { id: 'car', label: 'Car', color: '#d55e00' },
  { id: 'transit', label: 'Bus and train', color: '#0072b2' },
  { id: 'bicycle', label: 'Bicycle', color: '#e6b400' },
  { id: 'foot', label: 'On foot', color: '#8a8f98' },
];
const years = [
  { year: 2009, shares: [52, 19, 9, 20] },
  { year: 2014, shares: [47, 21, 12, 20] },
  { year: 2019, shares: [41, 24, 16, 19] },
  { year: 2024, shares: [33, 26, 22, 19] },
];

export default function SmallMultiples() {
  return (
    <div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 1.5, mb: 1 }}
      >
        {modes.map(({ id, label, color }) => (
          <Typography
            key={id}
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box component="span" sx={{ width: 12, height: 12, bgcolor: color }} />
            {label}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        {years.map(({ year, shares }) => (
          <Typography key={year} component="div" align="center">
            <PieChart
              title={`Trips by means of transport in ${year}, in percent`}
              height={150}
              hideLegend
              series={[
                {
                  innerRadius: '45%',
                  valueFormatter: ({ value }) => `${value}%`,
                  data: modes.map((mode, index) => ({ ...mode, value: shares[index] ?? 0 })),
                },
              ]}
            />
            {year}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
