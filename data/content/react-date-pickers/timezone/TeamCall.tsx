import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { city: 'New York', zone: 'America/New_York' },
  { city: 'Berlin', zone: 'Europe/Berlin' },
  { city: 'Tokyo', zone: 'Asia/Tokyo' },
];

export default function TeamCall() {
  const [start, setStart] = useState<Dayjs | null>(dayjs.utc('2025-05-21T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        {offices.map(({ city, zone }) => (
          <DateTimePicker
            key={zone}
            label={`Call in ${city}`}
            timezone={zone}
            value={start}
            onChange={setStart}
            slotProps={{
              textField: {
                fullWidth: true,
                helperText: start?.isValid() ? start.tz(zone).format('dddd') : ' ',
              },
            }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
