import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function write(date: Dayjs | null) {
  return date?.isValid() ? date.format('YYYY-MM-DD HH:mm') : 'null';
}

export default function HiddenParts() {
  const [first, setFirst] = useState<Dayjs | null>(null);
  const [second, setSecond] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField
          label="Subscription from"
          format="MM/YYYY"
          value={first}
          onChange={setFirst}
          helperText={`Value: ${write(first)}`}
        />
        <DateField
          label="Payroll run"
          format="MM/YYYY"
          value={second}
          onChange={setSecond}
          referenceDate={dayjs('2025-01-25T09:00')}
          helperText={`Value: ${write(second)}`}
        />
      </Stack>
    </LocalizationProvider>
  );
}
