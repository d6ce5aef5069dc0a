import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function DayjsUtc() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2025-05-21T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker label="Runway slot (UTC)" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid() ? `Value: ${value.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
