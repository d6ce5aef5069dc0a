import { useState } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const BOOKED = new Set(['2025-05-15', '2025-05-16', '2025-05-27']);

function isBooked(day: Dayjs) {
  return BOOKED.has(day.format('YYYY-MM-DD'));
}

/** The first booked day after the arrival. */
function nextBooking(arrival: Dayjs | null) {
  const days = [...BOOKED].filter((day) => arrival?.isBefore(day, 'day')).sort();
  return days[0];
}

export default function BookedNights() {
  const [stay, setStay] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs('2025-05-19'),
    dayjs('2025-05-22'),
  ]);
  const limit = nextBooking(stay[0]);

  function isBlocked(day: Dayjs, position: string) {
    return (
      isBooked(day) || (position === 'end' && limit !== undefined && day.isAfter(limit, 'day'))
    );
  }
  const isTaken = stay.some(
    (day, index) => day !== null && isBlocked(day, index === 0 ? 'start' : 'end'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the lake house"
        value={stay}
        onChange={setStay}
        shouldDisableDate={isBlocked}
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: isTaken
              ? 'Another guest is staying on these days.'
              : 'Booked: May 15, 16 and 27',
          },
        }}
      />
    </LocalizationProvider>
  );
}
