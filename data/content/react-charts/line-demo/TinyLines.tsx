import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const metrics = [
  { name: 'Orders per day', now: '184', data: [122, 131, 118, 140, 152, 149, 161, 158, 173, 184] },
  { name: 'Mean basket', now: '€46', data: [51, 50, 52, 49, 48, 49, 47, 48, 47, 46] },
  { name: 'Returns', now: '3.1%', data: [4.4, 4.1, 4.6, 4.0, 3.8, 3.9, 3.5, 3.6, 3.2, 3.1] },
];

export default function TinyLines() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2 }}>
      {metrics.map(({ name, now, data }) => (
        <Card key={name} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="body2" color="text.secondary" noWrap>
            {name}
          </Typography>
          <Typography variant="h6" component="p">
            {now}
          </Typography>
          <LineChart
            title={`${name} over the last ten days`}
            height={56}
            margin={6}
            hideLegend
            colors={['#0072B2']}
            xAxis={[{ scaleType: 'point', data: data.map((_, index) => index), position: 'none' }]}
            yAxis={[
              {
                position: 'none',
                domainLimit: (min, max) => ({ min: 0.98 * min, max: 1.02 * max }),
              },
            ]}
            series={[{ data, showMark: ({ index }) => index === data.length - 1 }]}
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
        </Card>
      ))}
    </Box>
  );
}
