import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpenFromElsewhere() {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          Reschedule
        </Button>
        <DatePicker
          label="Appointment"
          value={day}
          onChange={setDay}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
        />
        <Typography variant="body2" role="status">
          {day?.isValid() ? `Appointment on ${day.format('dddd, MMMM D')}` : 'No appointment'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
