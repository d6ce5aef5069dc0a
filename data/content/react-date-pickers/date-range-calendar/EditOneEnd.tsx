import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

type Position = 'start' | 'end';

export default function EditOneEnd() {
  const [position, setPosition] = useState<Position>('end');
  const [[pickup, giveBack], setRental] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs('2025-05-21'),
    dayjs('2025-05-26'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date to change"
          value={position}
          onChange={(_event, next: Position | null) => setPosition(next ?? position)}
        >
          <ToggleButton value="start" sx={{ textTransform: 'none' }}>
            Pick-up: {pickup?.format('MMM D') ?? '–'}
          </ToggleButton>
          <ToggleButton value="end" sx={{ textTransform: 'none' }}>
            Return: {giveBack?.format('MMM D') ?? '–'}
          </ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          value={[pickup, giveBack]}
          onChange={setRental}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
      </Stack>
    </LocalizationProvider>
  );
}
