import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';

export default function TwoMonthsHeader() {
  const hasRoom = useMediaQuery('(min-width: 800px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={hasRoom ? 2 : 1}
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-06-04')]}
        slots={{ calendarHeader: MonthNameHeader }}
      />
    </LocalizationProvider>
  );
}

/** Each button names the month that appears next. */
function MonthNameHeader(props: PickersRangeCalendarHeaderProps) {
  const { calendars, month, monthIndex, currentMonth, onMonthChange, minDate, maxDate } = props;
  const before = currentMonth.subtract(1, 'month');
  const after = currentMonth.add(calendars, 'month');

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', p: 1 }}>
      {monthIndex === 0 && (
        <Button
          disabled={before.isBefore(minDate, 'month')}
          onClick={() => onMonthChange(before)}
          sx={{ justifySelf: 'start' }}
        >
          {before.format('MMMM')}
        </Button>
      )}
      <Typography id={props.labelId} sx={{ gridColumn: 2 }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {monthIndex === calendars - 1 && (
        <Button
          disabled={after.isAfter(maxDate, 'month')}
          onClick={() => onMonthChange(currentMonth.add(1, 'month'))}
          sx={{ gridColumn: 3, justifySelf: 'end' }}
        >
          {after.format('MMMM')}
        </Button>
      )}
    </Box>
  );
}
