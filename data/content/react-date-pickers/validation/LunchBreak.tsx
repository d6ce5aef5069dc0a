import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

/** Closed from 12:00 to 12:59, and from 15:30 to 15:59. */
function isClosed(time: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return time.hour() === 12;
  }
  if (view === 'minutes') {
    return time.hour() === 15 && time.minute() >= 30;
  }
  return false;
}

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Vaccination"
        ampm={false}
        defaultValue={dayjs('2025-05-21T15:30')}
        shouldDisableTime={isClosed}
        slotProps={{
          textField: { fullWidth: true, helperText: 'Not from 12:00 to 13:00 and 15:30 to 16:00' },
        }}
      />
    </LocalizationProvider>
  );
}
