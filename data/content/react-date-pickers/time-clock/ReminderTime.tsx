import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function ReminderTime() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const [view, setView] = useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Time of the reminder"
        sx={{ maxWidth: 320, mx: 'auto', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          dir="ltr" // times read from left to right in all languages
          color="primary"
          aria-label="Part of the time"
          value={view}
          onChange={(_, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton
            value="hours"
            aria-label={`Hours: ${time?.format('h A')}`}
            sx={{ fontSize: 28, lineHeight: 1 }}
          >
            {time?.format('h')}
          </ToggleButton>
          <ToggleButton
            value="minutes"
            aria-label={`Minutes: ${time?.format('mm')}`}
            sx={{ fontSize: 28, lineHeight: 1 }}
          >
            {time?.format('mm')}
          </ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm
          ampmInClock
          value={time}
          onChange={setTime}
          view={view}
          onViewChange={setView}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
