import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T22:00'),
    dayjs('2025-05-22T06:30'),
  ]);
  const [start, end] = shift;
  const minutes = end?.diff(start, 'minute') ?? Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        format="D MMM, HH:mm"
        value={shift}
        onChange={setShift}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Starts' : 'Ends' }),
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        sx={{ maxWidth: 560 }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {start && minutes > 0
          ? `Duration: ${Math.floor(minutes / 60)} h ${minutes % 60} min`
          : 'Enter the start and a later end.'}
      </Typography>
    </LocalizationProvider>
  );
}
