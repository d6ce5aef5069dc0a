import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

const sets: TimeView[][] = [
  ['hours', 'minutes', 'seconds'],
  ['hours', 'minutes'],
  ['hours'],
  ['minutes', 'seconds'],
];

export default function SectionSets() {
  const [views, setViews] = useState(sets[0] ?? []);
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-21T15:30:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 280, mx: 'auto' }}>
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
        <MultiSectionDigitalClock
          key={views.join()}
          aria-label="Start signal"
          views={views}
          value={time}
          onChange={setTime}
          sx={{ width: 'max-content', alignSelf: 'center' }}
        />
        <Typography variant="body2" role="status">
          Start signal: {time?.format('h:mm:ss A')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
