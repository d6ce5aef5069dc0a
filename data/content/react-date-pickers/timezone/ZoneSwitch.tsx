import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['default', 'system', 'UTC', 'America/Chicago'];

export default function ZoneSwitch() {
  const [zone, setZone] = useState('America/Chicago');
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2025-05-21T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <TextField
            select
            fullWidth
            label="Time zone"
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          >
            {zones.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <DateTimePicker
            label="Maintenance window"
            timezone={zone}
            value={value}
            onChange={setValue}
            slotProps={{ textField: { fullWidth: true } }}
          />
        </Stack>
        <Typography role="status">
          {value?.isValid() ? `Stored value: ${value.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
