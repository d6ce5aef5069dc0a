import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ValidBudgetDay() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [booked, setBooked] = useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Booking day in 2025"
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          value={value}
          onChange={(next, context) => {
            setValue(next);
            if (next && context.validationError === null) {
              setBooked(next);
            }
          }}
        />
        <Typography role="status">
          {`Booked on ${booked?.format('MMMM D, YYYY') ?? 'no day'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
