import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const cycles = [
  { name: 'Locale', props: {} },
  { name: '12 hours', props: { ampm: true } },
  { name: '24 hours', props: { ampm: false } },
];
const lastOrder = dayjs('2025-05-21T21:45');

export default function MeridiemCycle() {
  const [cycle, setCycle] = useState('Locale');
  const props = cycles.find(({ name }) => name === cycle)?.props;

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        aria-label="Clock"
        exclusive
        size="small"
        value={cycle}
        onChange={(_, next: string | null) => next && setCycle(next)}
      >
        {cycles.map(({ name }) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
          <TimePicker label="Last order in Boston (en)" defaultValue={lastOrder} {...props} />
        </LocalizationProvider>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
          <TimePicker label="Last order in Berlin (de)" defaultValue={lastOrder} {...props} />
        </LocalizationProvider>
      </Stack>
    </Stack>
  );
}
