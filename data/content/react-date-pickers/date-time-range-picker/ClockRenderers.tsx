import Stack from '@mui/material/Stack';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const course: DateRange<Dayjs> = [dayjs('2025-05-21T09:00'), dayjs('2025-05-23T16:00')];
const wide = { width: '100%', maxWidth: 440 };

export default function ClockRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker
          label="Course, analog clock"
          defaultValue={course}
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          sx={wide}
        />
        <DateTimeRangePicker
          label="Course, time typed only"
          defaultValue={course}
          viewRenderers={{ hours: null, minutes: null }}
          sx={wide}
        />
      </Stack>
    </LocalizationProvider>
  );
}
