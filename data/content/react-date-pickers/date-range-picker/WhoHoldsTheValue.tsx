import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function shown(date: Dayjs | null) {
  return date?.isValid() ? date.format('D MMM') : 'none';
}

export default function WhoHoldsTheValue() {
  const [sprint, setSprint] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-19'),
    dayjs('2025-05-30'),
  ]);
  const [start, end] = sprint;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateRangePicker
          label="Vacation (uncontrolled)"
          defaultValue={[dayjs('2025-05-07'), dayjs('2025-05-14')]}
          slotProps={{
            textField: { fullWidth: true, helperText: 'The picker keeps the value' },
          }}
        />
        <DateRangePicker
          label="Sprint (controlled)"
          value={sprint}
          onChange={setSprint}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: `Start: ${shown(start)}, end: ${shown(end)}`,
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
