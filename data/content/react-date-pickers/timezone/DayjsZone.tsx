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

export default function DayjsZone() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.tz('2025-05-21T15:30', 'Asia/Singapore'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Ship docks in Singapore"
          format="MM/DD/YY hh:mm A" // typing four digits can set the day to 1: iamkun/dayjs#3014
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid() ? `Value: ${value.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
