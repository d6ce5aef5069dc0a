import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const districts = ['Harbor', 'Old Town', 'Station', 'Hills'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const calls = [
  [12, 9, 11, 14, 27, 38, 31],
  [18, 16, 21, 24, 44, 62, 47],
  [33, 29, 35, 31, 52, 58, 41],
  [5, 7, 4, 6, 9, 11, 8],
];
const levels = [
  { color: '#fee6ce', text: 'under 10' },
  { color: '#fdae6b', text: '10 to 24' },
  { color: '#e6550d', text: '25 to 49' },
  { color: '#7f2704', text: '50 and more' },
];

export default function CallLegend() {
  const title = useId();

  return (
    <div>
      <Typography id={title} variant="subtitle1" component="p">
        Emergency calls per night
      </Typography>
      <Box
        component="ul"
        aria-labelledby={title}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, p: 0, m: 0, listStyle: 'none' }}
      >
        {levels.map(({ color, text }) => (
          <Typography
            key={text}
            component="li"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box
              sx={{ width: 14, height: 14, bgcolor: color, border: 1, borderColor: 'divider' }}
            />
            {text}
          </Typography>
        ))}
      </Box>
      <Heatmap
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ data: districts, width: 72 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [10, 25, 50],
              colors: levels.map(({ color }) => color),
            },
          },
        ]}
        series={[
          {
            label: 'Calls',
            data: calls.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
          },
        ]}
      >
        <title>Emergency calls per night, by district and weekday</title>
      </Heatmap>
    </div>
  );
}
