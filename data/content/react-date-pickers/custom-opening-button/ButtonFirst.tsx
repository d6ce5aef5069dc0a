import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonFirst() {
  const [position, setPosition] = useState<'start' | 'end'>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of the button"
          value={position}
          onChange={(_, next: typeof position | null) => next && setPosition(next)}
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Valid until"
          defaultValue={dayjs('2025-05-21')}
          slotProps={{ field: { openPickerButtonPosition: position, clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
