import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const sets: DateView[][] = [
  ['year', 'day'],
  ['day'],
  ['year', 'month', 'day'],
  ['year', 'month'],
  ['month'],
];

export default function ViewSets() {
  const [views, setViews] = useState(sets[0] ?? []);
  const [date, setDate] = useState<Dayjs | null>(dayjs('2025-05-21'));

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
        <DateCalendar
          key={views.join()}
          views={views}
          openTo={views.at(-1)}
          value={date}
          onChange={setDate}
          sx={{
            width: '100%',
            [`& .${dateCalendarClasses.viewTransitionContainer} [role="radiogroup"]`]: {
              width: '100%',
            },
          }}
        />
        <Typography variant="body2" role="status">
          Selected: {date?.format('D MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
