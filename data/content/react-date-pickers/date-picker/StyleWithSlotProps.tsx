import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

export default function StyleWithSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ferry crossing"
        defaultValue={dayjs('2025-05-21')}
        slotProps={{
          textField: { variant: 'filled', color: 'info' },
          calendarHeader: { format: 'MMM YYYY', sx: { bgcolor: 'action.hover', mt: 0 } },
          day: ({ day, isDaySelected }) => ({
            sx: isWeekend(day.day()) && !isDaySelected ? { color: 'info.main' } : {},
          }),
        }}
      />
    </LocalizationProvider>
  );
}
