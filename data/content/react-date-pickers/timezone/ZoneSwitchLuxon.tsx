import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zones = ['default', 'system', 'UTC', 'America/Chicago', 'UTC+7'];

export default function ZoneSwitchLuxon() {
  const [zone, setZone] = useState('America/Chicago');
  const [value, setValue] = useState<DateTime | null>(DateTime.utc(2025, 5, 21, 15, 30));

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
          {value?.isValid
            ? `Stored value: ${value.toISO({ suppressMilliseconds: true })}`
            : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
