import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const HOURS = {
  Weekdays: { minTime: dayjs('2025-05-21T08:30'), maxTime: dayjs('2025-05-21T18:00') },
  Saturdays: { minTime: dayjs('2025-05-24T10:00'), maxTime: dayjs('2025-05-24T13:30') },
};

type Days = keyof typeof HOURS;

export default function OpeningHours() {
  const [days, setDays] = useState<Days>('Weekdays');
  const { minTime, maxTime } = HOURS[days];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Days"
          value={days}
          onChange={(_, chosen: Days | null) => setDays((current) => chosen ?? current)}
        >
          <ToggleButton value="Weekdays">Weekdays</ToggleButton>
          <ToggleButton value="Saturdays">Saturdays</ToggleButton>
        </ToggleButtonGroup>
        <TimePicker
          label="Visit"
          defaultValue={dayjs('2025-05-21T15:30')}
          minTime={minTime}
          maxTime={maxTime}
          slotProps={{
            textField: {
              helperText: `Open from ${minTime.format('h:mm A')} to ${maxTime.format('h:mm A')}`,
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
