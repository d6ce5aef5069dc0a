import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

/** The day of one date with the time of another. */
function combine(day: Dayjs | null, time: Dayjs | null): Dayjs | null {
  return day?.isValid() && time?.isValid()
    ? day.hour(time.hour()).minute(time.minute()).second(0)
    : null;
}

export default function VisitSlot() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [time, setTime] = useState<Dayjs | null>(null);
  const visit = combine(day, time);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateField label="Home visit" value={day} onChange={setDay} />
        <TimeField label="Arrival" ampm={false} value={time} onChange={setTime} />
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {visit ? `The nurse arrives on ${visit.format('D MMMM YYYY [at] HH:mm')}.` : 'Enter both.'}
      </Typography>
    </LocalizationProvider>
  );
}
