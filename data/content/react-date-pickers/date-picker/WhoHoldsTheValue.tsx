import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WhoHoldsTheValue() {
  const [dueDate, setDueDate] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const shown = dueDate?.isValid() ? dueDate.format('D MMMM YYYY') : 'no date';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DatePicker
          label="Invoice date (uncontrolled)"
          defaultValue={dayjs('2025-05-07')}
          slotProps={{ textField: { helperText: 'The picker keeps the value' } }}
        />
        <DatePicker
          label="Due date (controlled)"
          value={dueDate}
          onChange={setDueDate}
          slotProps={{ textField: { helperText: `Your state: ${shown}` } }}
        />
        <Button
          disabled={!dueDate?.isValid()}
          onClick={() => setDueDate((current) => current && current.add(1, 'week'))}
          sx={{ height: 56, flexShrink: 0 }}
        >
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
