import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const HOLIDAYS = new Set(['2025-05-26', '2025-06-19', '2025-07-04']);

function isClosed(day: Dayjs) {
  const isWeekend = day.day() === 0 || day.day() === 6;
  return isWeekend || HOLIDAYS.has(day.format('YYYY-MM-DD'));
}

export default function WorkingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment date"
        defaultValue={dayjs('2025-05-26')}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: { fullWidth: true, helperText: 'Bank transfers run on working days' },
        }}
      />
    </LocalizationProvider>
  );
}
