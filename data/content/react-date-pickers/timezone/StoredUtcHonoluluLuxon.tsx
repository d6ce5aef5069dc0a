import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function StoredUtcHonoluluLuxon() {
  const [value, setValue] = useState<DateTime | null>(DateTime.utc(2025, 5, 22, 1));

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Check-in, Honolulu"
          timezone="Pacific/Honolulu"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid ? `Stored: ${value.toUTC().toISO()}` : 'Nothing stored'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
