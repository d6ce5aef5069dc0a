import { useState } from 'react';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const MESSAGES: Record<string, string> = {
  invalidDate: 'This time does not exist.',
  minTime: 'The room opens at 8:00 AM.',
  maxTime: 'The room closes at 8:00 PM.',
  minutesStep: 'Bookings start and end on a quarter of an hour.',
  invalidRange: 'The end is before the start.',
};

export default function BookingHours() {
  const [error, setError] = useState<string | null>(null);
  const saveError = ([start, end]: TimeRangeValidationError) => setError(start ?? end);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Meeting room"
        defaultValue={[dayjs('2025-05-21T07:30'), dayjs('2025-05-21T09:00')]}
        minTime={dayjs('2025-05-21T08:00')}
        maxTime={dayjs('2025-05-21T20:00')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        onChange={(_, context) => saveError(context.validationError)}
        onError={saveError}
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: error ? (MESSAGES[error] ?? error) : '8:00 AM to 8:00 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
