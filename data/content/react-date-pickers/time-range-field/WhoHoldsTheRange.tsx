import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const morning: DateRange<Dayjs> = [dayjs('2025-05-21T09:00'), dayjs('2025-05-21T11:30')];

function lengthOf([start, end]: DateRange<Dayjs>) {
  const minutes = start && end ? end.diff(start, 'minute') : NaN;
  return minutes >= 0 ? `Your state: ${minutes} minutes` : 'Your state: no length';
}

export default function WhoHoldsTheRange() {
  const [slot, setSlot] = useState(morning);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SingleInputTimeRangeField
          label="Room A (uncontrolled)"
          ampm={false}
          defaultValue={morning}
          helperText="The field keeps the value"
        />
        <SingleInputTimeRangeField
          label="Room B (controlled)"
          ampm={false}
          value={slot}
          onChange={setSlot}
          helperText={lengthOf(slot)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
