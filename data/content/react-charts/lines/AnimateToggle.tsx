import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const delays = {
  weekday: [4, 12, 7, 5, 6, 11, 14, 6],
  weekend: [1, 2, 5, 8, 9, 7, 6, 4],
};

export default function AnimateToggle() {
  const [skipAnimation, setSkipAnimation] = useState(false);
  const [day, setDay] = useState<keyof typeof delays>('weekday');

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 44 }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch checked={skipAnimation} onChange={(_, checked) => setSkipAnimation(checked)} />
          }
        />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() => setDay(day === 'weekday' ? 'weekend' : 'weekday')}
        >
          Show the {day === 'weekday' ? 'weekend' : 'weekdays'}
        </Button>
      </Box>
      <LineChart
        title={`Mean delay of trams on a ${day}, in minutes`}
        height={260}
        hideLegend
        skipAnimation={skipAnimation}
        colors={['#0072B2']}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ label: 'Delay (min)', min: 0, max: 16 }]}
        series={[{ id: 'delay', label: 'Delay', data: delays[day] }]}
      />
    </div>
  );
}
