import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = ['2025-05-26', '2025-06-19'];

function isClosed(day: Dayjs) {
  return day.day() === 0 || holidays.includes(day.format('YYYY-MM-DD'));
}

export default function PickupDay() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: 320, mx: 'auto' }}>
        <Typography variant="subtitle1" component="p" role="status">
          Pickup on {day?.format('dddd, MMMM D')}
        </Typography>
        <DateCalendar
          value={day}
          onChange={setDay}
          views={['month', 'day']}
          openTo="day"
          minDate={dayjs('2025-05-12')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isClosed}
          slotProps={{ switchViewButton: { 'aria-label': 'Switch between months and days' } }}
          sx={{ width: '100%', '& [role="radiogroup"]': { width: '100%' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
