import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const days = `& .${pickersDayClasses.root}`;
const names = `& .${dayCalendarClasses.weekDayLabel}`;

export default function KioskCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of your visit">
        <DateCalendar
          views={['day']}
          defaultValue={dayjs('2025-05-21')}
          sx={{
            width: '100%',
            maxWidth: 420,
            height: 'auto',
            maxHeight: 'none',
            [`${days}, ${names}`]: {
              width: { xs: 36, sm: 56 },
              height: { xs: 44, sm: 56 },
              borderRadius: '12px',
              fontSize: '1.125rem',
            },
            // Room for six weeks, as their rows are positioned absolutely.
            [`& .${dayCalendarClasses.slideTransition}`]: {
              minHeight: { xs: 6 * (44 + 4), sm: 6 * (56 + 4) },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
