import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function hoursOf([start, end]: DateRange<Dayjs>) {
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : 0;
  return hours > 0 ? `${hours.toFixed(2)} hours` : 'no complete range';
}

export default function WorkedTime() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T08:00'),
    dayjs('2025-05-21T16:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimeRangePicker
          label="Break (uncontrolled)"
          defaultValue={[dayjs('2025-05-21T12:00'), dayjs('2025-05-21T12:45')]}
          slotProps={{ textField: { fullWidth: true, helperText: 'The picker keeps the value' } }}
        />
        <TimeRangePicker
          label="Shift (controlled)"
          value={shift}
          onChange={setShift}
          slotProps={{
            textField: { fullWidth: true, helperText: `Your state: ${hoursOf(shift)}` },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
