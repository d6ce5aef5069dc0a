import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function HotelStay() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-05-21'), dayjs('2025-05-28')]);
  const [arrival, departure] = stay;
  const nights = departure?.diff(arrival, 'day') ?? Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        value={stay}
        onChange={setStay}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Arrival' : 'Departure' }),
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        sx={{ maxWidth: 480 }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {arrival && nights > 0 ? `Nights: ${nights}` : 'Enter arrival and departure.'}
      </Typography>
    </LocalizationProvider>
  );
}
