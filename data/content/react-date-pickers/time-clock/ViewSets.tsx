import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock, timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const sets: TimeView[][] = [
  ['hours', 'minutes'],
  ['hours', 'minutes', 'seconds'],
  ['minutes', 'seconds'],
  ['hours'],
];

export default function ViewSets() {
  const [views, setViews] = useState(sets[1] ?? []);
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-21T15:30:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
        <TextField
          select
          size="small"
          label="Views"
          value={views.join(', ')}
          onChange={({ target }) =>
            setViews(sets.find((each) => each.join(', ') === target.value) ?? [])
          }
          slotProps={{ select: { native: true } }}
        >
          {sets.map((each) => (
            <option key={each.join(', ')}>{each.join(', ')}</option>
          ))}
        </TextField>
        <TimeClock
          key={views.join()}
          views={views}
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={setTime}
          sx={{
            width: '100%',
            // Or the buttons cover the 1 on small phones.
            [`& .${timeClockClasses.arrowSwitcher}`]: { top: 0, right: 0 },
          }}
        />
        <Typography variant="body2" role="status">
          Start signal: {time?.format('HH:mm:ss')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
