import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonZone() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2025-05-21T15:30', { zone: 'Asia/Singapore' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2}>
        <DateTimePicker label="Ship docks in Singapore" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid ? `Value: ${value.toISO({ suppressMilliseconds: true })}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
