import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';

const metrics = [
  { name: 'New members', now: '38 this week', data: [21, 26, 24, 31, 29, 35, 33, 38] },
  { name: 'Court hours', now: '164 this week', data: [142, 150, 138, 155, 161, 149, 158, 164] },
  { name: 'Cancellations', now: '9 this week', data: [19, 14, 16, 12, 13, 8, 11, 9] },
];

export default function TinyBars() {
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
          <ChartContainer
            title={`${name} over the last eight weeks: ${data.join(', ')}`}
            height={56}
            margin={0}
            xAxis={[
              {
                scaleType: 'band',
                data: data.map((_, week) => week),
                position: 'none',
                colorMap: {
                  type: 'ordinal',
                  values: [data.length - 1],
                  colors: ['#0072B2'],
                  unknownColor: '#8C9BA8',
                },
              },
            ]}
            yAxis={[{ position: 'none', min: 0 }]}
            series={[{ type: 'bar', data }]}
          >
            <BarPlot borderRadius={2} />
          </ChartContainer>
        </Card>
      ))}
    </Box>
  );
}
