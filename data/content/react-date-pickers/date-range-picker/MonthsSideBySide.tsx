import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

type Months = 1 | 2 | 3;

export default function MonthsSideBySide() {
  const [calendars, setCalendars] = useState<Months>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <ToggleButtonGroup
          exclusive
          aria-label="Number of months"
          sx={{ flexShrink: 0 }}
          value={calendars}
          onChange={(_, next: Months | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <DesktopDateRangePicker
          label="Sales period"
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          maxDate={dayjs('2025-05-21')}
          defaultValue={[dayjs('2025-05-05'), dayjs('2025-05-16')]}
          slotProps={{ textField: { fullWidth: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
