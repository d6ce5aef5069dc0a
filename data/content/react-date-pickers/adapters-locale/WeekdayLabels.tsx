import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const labels = [
  { name: 'Default', props: {} },
  { name: 'Wed', props: { dayOfWeekFormatter: (day: Dayjs) => day.format('ddd') } },
  { name: 'We.', props: { dayOfWeekFormatter: (day: Dayjs) => `${day.format('dd')}.` } },
];

export default function WeekdayLabels() {
  const [chosen, setChosen] = useState('Wed');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          aria-label="Weekday labels"
          exclusive
          size="small"
          value={chosen}
          onChange={(_, next: string | null) => next && setChosen(next)}
        >
          {labels.map(({ name }) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          defaultValue={dayjs('2025-05-21')}
          sx={{ width: '100%', maxWidth: 320 }}
          {...labels.find(({ name }) => name === chosen)?.props}
        />
      </Stack>
    </LocalizationProvider>
  );
}
