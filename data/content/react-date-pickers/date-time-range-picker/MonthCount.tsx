import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function MonthCount() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={calendars}
          onChange={(_, next: 1 | 2 | 3 | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>One</ToggleButton>
          <ToggleButton value={2}>Two</ToggleButton>
          <ToggleButton value={3}>Three</ToggleButton>
        </ToggleButtonGroup>
        <DateTimeRangePicker
          label="Exhibition"
          calendars={calendars}
          defaultValue={[dayjs('2025-05-21T10:00'), dayjs('2025-06-29T18:00')]}
          sx={{ width: '100%', maxWidth: 440 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
