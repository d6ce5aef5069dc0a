import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ShiftHandover() {
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const shown = end?.isValid() ? end.format('D MMMM YYYY, HH:mm') : 'no date';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateTimePicker
          label="Shift starts (uncontrolled)"
          defaultValue={dayjs('2025-05-21T07:30')}
          slotProps={{ textField: { helperText: 'The picker keeps the value' } }}
        />
        <DateTimePicker
          label="Shift ends (controlled)"
          value={end}
          onChange={setEnd}
          slotProps={{ textField: { helperText: `Your state: ${shown}` } }}
        />
        <Button
          disabled={!end?.isValid()}
          onClick={() => setEnd((current) => current && current.add(1, 'hour'))}
          sx={{ height: 56, flexShrink: 0 }}
        >
          One hour later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
