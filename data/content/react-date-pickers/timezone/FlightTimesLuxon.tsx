import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function FlightTimesLuxon() {
  const [departure, setDeparture] = useState<DateTime | null>(
    DateTime.fromISO('2025-05-21T18:05', { zone: 'America/New_York' }),
  );
  const [arrival, setArrival] = useState<DateTime | null>(
    DateTime.fromISO('2025-05-22T07:40', { zone: 'Europe/Berlin' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <DateTimePicker
            label="Departure, New York"
            value={departure}
            onChange={setDeparture}
            slotProps={{ textField: { fullWidth: true } }}
          />
          <DateTimePicker
            label="Arrival, Frankfurt"
            value={arrival}
            onChange={setArrival}
            slotProps={{ textField: { fullWidth: true } }}
          />
        </Stack>
        <Typography role="status">{`In the air: ${duration(departure, arrival)}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function duration(start: DateTime | null, end: DateTime | null): string {
  if (!start?.isValid || !end?.isValid || end < start) {
    return 'unknown';
  }
  return end.diff(start, ['hours', 'minutes']).toFormat("h 'h' m 'min'");
}
