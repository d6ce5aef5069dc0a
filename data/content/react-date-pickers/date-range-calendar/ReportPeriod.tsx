import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const lastDay = dayjs('2025-05-21');

export default function ReportPeriod() {
  const isWide = useMediaQuery('(min-width: 740px)');
  const calendars = isWide ? 2 : 1;
  const [[start, end], setPeriod] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs('2025-05-01'),
    lastDay,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          key={calendars}
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          disableAutoMonthSwitching
          maxDate={lastDay}
          value={[start, end]}
          onChange={setPeriod}
        />
        <Typography variant="body2" role="status">
          Sales from {start?.format('MMM D') ?? '–'} to {end?.format('MMM D') ?? '–'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
