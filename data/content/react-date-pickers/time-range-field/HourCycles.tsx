import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function HourCycles() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T13:05:30'),
    dayjs('2025-05-21T15:40:10'),
  ]);
  const shared = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <SingleInputTimeRangeField label="Boarding, 12 hours" ampm {...shared} />
        <SingleInputTimeRangeField label="Boarding, 24 hours" ampm={false} {...shared} />
        <SingleInputTimeRangeField label="Gate log, seconds" format="HH:mm:ss" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
