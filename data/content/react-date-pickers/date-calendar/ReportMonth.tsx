import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const firstReport = dayjs('2019-04-01');
const lastReport = dayjs('2025-05-01');

export default function ReportMonth() {
  const [month, setMonth] = useState(dayjs('2025-05-01'));

  /** Keeps the month inside the limits, which `YearCalendar` doesn't check. */
  function selectYear(next: Dayjs) {
    if (next.isBefore(firstReport, 'month')) {
      setMonth(firstReport);
    } else {
      setMonth(next.isAfter(lastReport, 'month') ? lastReport : next);
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography variant="subtitle1" component="p" role="status">
        Energy report of {month.format('MMMM YYYY')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <YearCalendar
          aria-label="Year of the report"
          value={month}
          onChange={selectYear}
          minDate={firstReport}
          maxDate={lastReport}
          sx={{ width: '100%', maxWidth: 320, height: 'auto', alignContent: 'start' }}
        />
        <MonthCalendar
          aria-label="Month of the report"
          value={month}
          onChange={setMonth}
          minDate={firstReport}
          maxDate={lastReport}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
