import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const slots = { calendarHeader: SeasonHeader };

export default function SwapASlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-21')}
        views={['day']}
        slots={slots}
        className="w-full max-w-80"
      />
    </LocalizationProvider>
  );
}

function SeasonHeader({ currentMonth, labelId, onMonthChange }: PickersCalendarHeaderProps) {
  return (
    <div className="flex items-center justify-between px-2 pt-4 pb-2">
      <Button size="small" onClick={() => onMonthChange(currentMonth.subtract(3, 'month'))}>
        Previous season
      </Button>
      <Typography id={labelId} component="p" variant="subtitle2" aria-live="polite">
        {currentMonth.format('MMM YYYY')}
      </Typography>
      <Button size="small" onClick={() => onMonthChange(currentMonth.add(3, 'month'))}>
        Next season
      </Button>
    </div>
  );
}
