import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function TwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        slots={{ field: MultiInputDateRangeField }}
        // Both dates fit on a phone.
        slotProps={{ textField: { sx: { '& .MuiPickersInputBase-root': { px: 1.25 } } } }}
      />
    </LocalizationProvider>
  );
}
