import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenFromElsewhere() {
  const [isOpen, setIsOpen] = useState(false);
  const [times, setTimes] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          Reschedule
        </Button>
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-05-21')}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          onAccept={() => setTimes((before) => before + 1)}
        />
        <Typography variant="body2" role="status">
          Rescheduled {times} times
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
