import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function messageOf(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Tuesday to Saturday, May 20 to June 28';
    case 'invalidDate':
      return 'This day does not exist.';
    case 'minDate':
      return 'The exhibition opens on May 20.';
    case 'maxDate':
      return 'The exhibition closes on June 28.';
    case 'shouldDisableDate':
      return 'The gallery is closed on Sundays and Mondays.';
    default:
      return 'This day is not available.';
  }
}

export default function MessageUnderField() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Gallery visit"
        defaultValue={dayjs('2025-05-26')}
        minDate={dayjs('2025-05-20')}
        maxDate={dayjs('2025-06-28')}
        shouldDisableDate={(day) => day.day() < 2}
        onChange={(_, context) => setError(context.validationError)}
        onError={setError}
        slotProps={{ textField: { fullWidth: true, helperText: messageOf(error) } }}
      />
    </LocalizationProvider>
  );
}
