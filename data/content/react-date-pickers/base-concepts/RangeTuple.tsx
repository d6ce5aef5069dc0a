import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

function write(date: Dayjs | null) {
  return date?.isValid() ? date.format('YYYY-MM-DD') : 'null';
}

export default function RangeTuple() {
  const [[checkIn, checkOut], setStay] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs('2025-05-21'),
    dayjs('2025-05-24'),
  ]);
  const nights = checkIn && checkOut ? checkOut.diff(checkIn, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <MultiInputDateRangeField
          format="MM/DD/YY"
          value={[checkIn, checkOut]}
          onChange={setStay}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Check-in' : 'Check-out',
            }),
          }}
          sx={{ maxWidth: 400 }}
        />
        <Typography variant="body2" role="status">
          [{write(checkIn)}, {write(checkOut)}], nights: {nights > 0 ? nights : '–'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
