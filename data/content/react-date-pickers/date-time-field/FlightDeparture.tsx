import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FlightDeparture() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const checkIn = departure?.isValid() ? departure.subtract(36, 'hour') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Departure"
        value={departure}
        onChange={setDeparture}
        helperText={
          checkIn ? `Check-in opens ${checkIn.format('ddd, MMM D, h:mm A')}` : 'Local time'
        }
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
