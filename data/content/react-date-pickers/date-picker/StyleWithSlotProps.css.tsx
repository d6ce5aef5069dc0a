import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import styles from './StyleWithSlotProps.module.css';

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

export default function StyleWithSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ferry crossing"
        defaultValue={dayjs('2025-05-21')}
        slotProps={{
          textField: { variant: 'filled', color: 'info' },
          calendarHeader: { format: 'MMM YYYY', className: styles.header },
          day: ({ day, isDaySelected }) => ({
            className: isWeekend(day.day()) && !isDaySelected ? styles.weekend : '',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
