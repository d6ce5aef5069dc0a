import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        defaultValue={[dayjs('2025-05-21T10:00'), dayjs('2025-05-24T17:00')]}
        slots={{ field: MultiInputDateTimeRangeField }}
        slotProps={{ field: { style: { maxWidth: 560 } } }}
        localeText={{ start: 'Boat leaves', end: 'Boat returns' }}
      />
    </LocalizationProvider>
  );
}
