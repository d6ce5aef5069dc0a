import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;
const switches = ['area', 'stack', 'showMark', 'connectNulls'] as const;

export default function SeriesOptions() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');
  const [on, setOn] = useState({ area: true, stack: false, showMark: true, connectNulls: false });
  const options = { ...on, curve, stack: on.stack ? 'total' : undefined };

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="curve"
          sx={{ width: 130, my: 1, marginInlineEnd: 3.5 }}
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={on[name]}
                onChange={(_, checked) => setOn({ ...on, [name]: checked })}
              />
            }
          />
        ))}
      </Box>
      <LineChart
        title="Rented bicycles per hour at two stations"
        height={300}
        colors={['#0072B2', '#D55E00']}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}
        xAxis={[
          {
            data: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
            label: 'Hour of the day',
            domainLimit: 'strict',
            tickMinStep: 1,
          },
        ]}
        yAxis={[{ max: 80 }]}
        series={[
          { ...options, label: 'Station', data: [4, 18, 42, 36, 12, 9, null, 22, 11, 10] },
          { ...options, label: 'Campus', data: [2, 6, 21, 33, 17, 14, 26, 19, 12, 8] },
        ]}
      />
    </div>
  );
}
