import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonUtc() {
  const [value, setValue] = useState<DateTime | null>(DateTime.utc(2025, 5, 21, 15, 30));

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2}>
        <DateTimePicker label="Runway slot (UTC)" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid ? `Value: ${value.toISO({ suppressMilliseconds: true })}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
