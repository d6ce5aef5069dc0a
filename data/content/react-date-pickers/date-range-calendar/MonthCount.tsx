import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

const counts = [1, 2, 3] as const;

export default function MonthCount() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={calendars}
          onChange={(_event, next: 1 | 2 | 3 | null) => setCalendars(next ?? calendars)}
          sx={{ justifyContent: 'center' }}
        >
          {counts.map((count) => (
            <ToggleButton key={count} value={count} sx={{ px: 2 }}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ overflowX: 'auto' }}>
          <DateRangeCalendar
            calendars={calendars}
            defaultValue={[dayjs('2025-05-26'), dayjs('2025-06-06')]}
            sx={{ width: 'max-content', mx: 'auto' }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
