import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const offices = [
  { city: 'New York', zone: 'America/New_York' },
  { city: 'Berlin', zone: 'Europe/Berlin' },
  { city: 'Tokyo', zone: 'Asia/Tokyo' },
];

export default function TeamCallLuxon() {
  const [start, setStart] = useState<DateTime | null>(DateTime.utc(2025, 5, 21, 15, 30));

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        {offices.map(({ city, zone }) => (
          <DateTimePicker
            key={zone}
            label={`Call in ${city}`}
            ampm={false}
            timezone={zone}
            value={start}
            onChange={setStart}
            slotProps={{
              textField: {
                fullWidth: true,
                helperText: start?.isValid ? start.setZone(zone).weekdayLong : ' ',
              },
            }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
