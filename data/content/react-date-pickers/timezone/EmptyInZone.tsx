import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function EmptyInZone() {
  const [pickup, setPickup] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Pickup in New York"
          timezone="America/New_York"
          value={pickup}
          onChange={setPickup}
        />
        <Typography role="status">
          {pickup?.isValid() ? `Value: ${pickup.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
