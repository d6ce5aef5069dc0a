import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredUtcHonolulu() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2025-05-22T01:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Check-in, Honolulu"
          timezone="Pacific/Honolulu"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid() ? `Stored: ${value.toISOString()}` : 'Nothing stored'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
