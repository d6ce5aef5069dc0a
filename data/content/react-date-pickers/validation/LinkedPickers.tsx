import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LinkedPickers() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-05-19'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="First day of leave"
          value={start}
          onChange={setStart}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <DatePicker
          label="Last day of leave"
          value={end}
          onChange={setEnd}
          minDate={start ?? undefined}
          maxDate={start?.add(13, 'day')}
          slotProps={{
            textField: { fullWidth: true, helperText: 'From the first day on, at most 14 days' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
