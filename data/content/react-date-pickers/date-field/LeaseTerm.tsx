import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LeaseTerm() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-06-01'));
  const end = start?.isValid() ? start.add(1, 'year').subtract(1, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateField
          label="Signed on (uncontrolled)"
          defaultValue={dayjs('2025-05-21')}
          helperText="The field stores the date"
        />
        <DateField
          label="Lease starts (controlled)"
          value={start}
          onChange={setStart}
          helperText="Your state stores the date"
        />
        <DateField label="Lease ends" value={end} readOnly helperText="Calculated from the start" />
      </Stack>
    </LocalizationProvider>
  );
}
