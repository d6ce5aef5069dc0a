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

const zone = 'Europe/London';

/** The instant of the date and time that the picker displays. */
function instantOf(value: Dayjs): string {
  return dayjs.tz(value.format('YYYY-MM-DDTHH:mm:ss'), zone).toISOString();
}

export default function RebuildInZone() {
  const [opening, setOpening] = useState<Dayjs | null>(dayjs.tz('2025-01-15T10:00', zone));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Gallery opening, London"
          format="MM/DD/YY hh:mm A" // typing four digits can set the day to 1: iamkun/dayjs#3014
          value={opening}
          onChange={setOpening}
        />
        <Typography role="status" sx={{ whiteSpace: 'pre-line' }}>
          {opening?.isValid()
            ? `value.toISOString(): ${opening.toISOString()}\nRebuilt: ${instantOf(opening)}`
            : 'No value\n '}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
