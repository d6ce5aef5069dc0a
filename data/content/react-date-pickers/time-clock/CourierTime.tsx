import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2025-05-21T08:30');
const closes = dayjs('2025-05-21T18:00');

export default function CourierTime() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-21T10:15'));
  const isOpen = time && !time.isBefore(opens) && !time.isAfter(closes);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Courier collects at"
        spacing={1}
        sx={{ maxWidth: 320, mx: 'auto' }}
      >
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={setTime}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          shouldDisableTime={(value, view) => view === 'hours' && value.hour() === 12}
          sx={{
            width: '100%',
            // Or the buttons cover the 1 on small phones.
            [`& .${timeClockClasses.arrowSwitcher}`]: { top: 0, right: 0 },
          }}
        />
        <Alert severity={isOpen ? 'success' : 'error'}>
          {isOpen ? 'Collected' : 'Closed'} at {time?.format('HH:mm')}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
