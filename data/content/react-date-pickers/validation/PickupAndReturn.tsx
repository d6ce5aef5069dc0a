import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickupAndReturn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Van rental"
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        shouldDisableDate={(day, position) => position === 'start' && day.day() === 0}
        slotProps={{
          textField: { fullWidth: true, helperText: 'No pickup on Sundays. Return on any day.' },
        }}
      />
    </LocalizationProvider>
  );
}
