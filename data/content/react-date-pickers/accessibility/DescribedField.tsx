import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist.',
  minDate: 'The clinic opens on June 2.',
  maxDate: 'You can book until August 29.',
};

export default function DescribedField() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        required
        label="Day of the visit"
        defaultValue={dayjs('2025-06-10')}
        minDate={dayjs('2025-06-02')}
        maxDate={dayjs('2025-08-29')}
        onChange={(_, context) => setError(context.validationError)}
        onError={setError}
        helperText={(error && messages[error]) ?? 'Month, day, year'}
        FormHelperTextProps={{ 'aria-live': 'polite' }}
      />
    </LocalizationProvider>
  );
}
