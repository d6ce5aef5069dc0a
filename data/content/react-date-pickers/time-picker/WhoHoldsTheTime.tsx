import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function WhoHoldsTheTime() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const shown = departure?.isValid() ? departure.format('MMM D, HH:mm') : 'no time';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <TimePicker
          label="Check-in (uncontrolled)"
          defaultValue={dayjs('2025-05-21T13:00')}
          slotProps={{ textField: { helperText: 'The picker keeps the value' } }}
        />
        <TimePicker
          label="Departure (controlled)"
          value={departure}
          onChange={setDeparture}
          slotProps={{ textField: { helperText: `Your state: ${shown}` } }}
        />
        <Button
          disabled={!departure?.isValid()}
          onClick={() => setDeparture((current) => current && current.add(15, 'minute'))}
          sx={{ height: 56, flexShrink: 0 }}
        >
          15 minutes later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
