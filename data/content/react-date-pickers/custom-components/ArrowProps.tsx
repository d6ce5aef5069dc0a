import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { PickersCalendarHeaderSlotProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-05-21T15:30');
const arrows: Pick<
  PickersCalendarHeaderSlotProps,
  'previousIconButton' | 'nextIconButton' | 'leftArrowIcon' | 'rightArrowIcon'
> = {
  previousIconButton: { size: 'small', color: 'primary' },
  nextIconButton: { size: 'small', color: 'primary' },
  leftArrowIcon: { fontSize: 'large' },
  rightArrowIcon: { fontSize: 'large' },
};

export default function ArrowProps() {
  const [shown, setShown] = useState('date');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ minHeight: 420, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Component"
          value={shown}
          onChange={(_, next: string | null) => next && setShown(next)}
        >
          <ToggleButton value="date">Date</ToggleButton>
          <ToggleButton value="time">Time</ToggleButton>
          <ToggleButton value="range">Range</ToggleButton>
        </ToggleButtonGroup>
        {shown === 'date' && (
          <DateCalendar
            defaultValue={start}
            slotProps={arrows}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
        )}
        {shown === 'time' && (
          <TimeClock
            showViewSwitcher
            defaultValue={start}
            slotProps={arrows}
            sx={{ width: '100%', maxWidth: 320, position: 'relative' }}
          />
        )}
        {shown === 'range' && (
          <DateRangeCalendar
            calendars={1}
            defaultValue={[start, start.add(3, 'day')]}
            slotProps={arrows}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
