import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-05-21T22:00');
const closes = dayjs('2025-05-22T04:30');

function hintOf(error: DateTimeValidationError): string {
  if (error === null) {
    return 'May 21, 22:00 to May 22, 04:30';
  }
  return error === 'invalidDate' ? 'Not a date' : `Not in the window: ${error}`;
}

export default function MaintenanceWindow() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Restart of the server"
        ampm={false}
        minDateTime={opens}
        maxDateTime={closes}
        defaultValue={dayjs('2025-05-22T01:00')}
        onChange={(_, context) => setError(context.validationError)}
        onError={setError}
        helperText={hintOf(error)}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
