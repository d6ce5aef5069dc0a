import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function ConferenceDays() {
  const [hasOpening, setHasOpening] = useState(true);
  const [hasEnd, setHasEnd] = useState(true);
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateTimePicker
          label="Start of your talk"
          defaultValue={dayjs('2025-05-19T08:15')}
          minDateTime={hasOpening ? dayjs('2025-05-19T09:00') : undefined}
          maxDateTime={hasEnd ? dayjs('2025-05-23T16:30') : undefined}
          onChange={(_, context) => setError(context.validationError)}
          onError={setError}
          slotProps={{ textField: { helperText: error ? `Error: ${error}` : 'No error' } }}
        />
        <FormControlLabel
          label="Opens on May 19 at 9:00 AM (minDateTime)"
          control={
            <Switch checked={hasOpening} onChange={(_, checked) => setHasOpening(checked)} />
          }
        />
        <FormControlLabel
          label="Ends on May 23 at 4:30 PM (maxDateTime)"
          control={<Switch checked={hasEnd} onChange={(_, checked) => setHasEnd(checked)} />}
        />
      </Stack>
    </LocalizationProvider>
  );
}
