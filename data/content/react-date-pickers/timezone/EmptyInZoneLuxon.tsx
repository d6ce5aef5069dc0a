import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTime } from 'luxon';

export default function EmptyInZoneLuxon() {
  const [pickup, setPickup] = useState<DateTime | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Pickup in New York"
          timezone="America/New_York"
          value={pickup}
          onChange={setPickup}
        />
        <Typography role="status">
          {pickup?.isValid ? `Value: ${pickup.toISO({ suppressMilliseconds: true })}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
