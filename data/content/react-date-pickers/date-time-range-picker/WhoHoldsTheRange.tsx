import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const first: DateRange<Dayjs> = [dayjs('2025-05-21T09:00'), dayjs('2025-05-21T13:30')];

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start?.isValid() || !end?.isValid()) return 'Enter start and end';
  const minutes = end.diff(start, 'minute');
  if (minutes <= 0) return 'The end must be after the start';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function WhoHoldsTheRange() {
  const [rental, setRental] = useState(first);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker
          label="Crane rental (controlled)"
          value={rental}
          onChange={setRental}
          slotProps={{ textField: { helperText: describe(rental) } }}
          sx={{ width: '100%', maxWidth: 440 }}
        />
        <DateTimeRangePicker
          label="Road closure (uncontrolled)"
          defaultValue={first}
          sx={{ width: '100%', maxWidth: 440 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
