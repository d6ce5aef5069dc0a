import { useState } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const MESSAGES: Record<string, string> = {
  invalidDate: 'This day does not exist.',
  invalidRange: 'The departure is before the arrival.',
  minDate: 'The season starts on May 1.',
  maxDate: 'The season ends on October 12.',
};

export default function StayMessages() {
  // The first range breaks a rule, and onChange doesn't run on mount.
  const [errors, setErrors] = useState<DateRangeValidationError>(['invalidRange', 'invalidRange']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
        defaultValue={[dayjs('2025-05-23'), dayjs('2025-05-19')]}
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-10-12')}
        onChange={(_, context) => setErrors(context.validationError)}
        slotProps={{
          textField: (ownerState) => {
            // Version 8.4.0 passes the position, but its type doesn't have it.
            const isEnd = 'position' in ownerState && ownerState.position === 'end';
            const error = errors[isEnd ? 1 : 0];
            return { helperText: error ? (MESSAGES[error] ?? error) : ' ' };
          },
        }}
      />
    </LocalizationProvider>
  );
}
