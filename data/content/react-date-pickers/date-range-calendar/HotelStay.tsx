import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

export default function HotelStay() {
  const isWide = useMediaQuery('(min-width: 740px)');
  const [[arrival, departure], setStay] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs('2025-05-21'),
    dayjs('2025-05-24'),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          value={[arrival, departure]}
          onChange={setStay}
        />
        <Typography variant="body2" role="status">
          {nights > 0
            ? `${nights === 1 ? '1 night' : `${nights} nights`}, € ${nights * 128}`
            : 'Select the day of departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
