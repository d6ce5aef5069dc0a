import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

/** Days on which the van is rented to others. */
const rented = ['2025-05-08', '2025-05-09', '2025-05-16', '2025-05-27', '2025-05-28'];

function isRented(day: Dayjs) {
  return rented.includes(day.format('YYYY-MM-DD'));
}

/** Whether a rented day is between two days, or one of them. */
function hasRentedDay(start: Dayjs | null, end: Dayjs | null) {
  return Boolean(
    start &&
    end &&
    rented.some((day) => !dayjs(day).isBefore(start, 'day') && !dayjs(day).isAfter(end, 'day')),
  );
}

export default function RentalDays() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([dayjs('2025-05-19'), null]);
  const [start] = rental;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rent the van"
        value={rental}
        onChange={([nextStart, nextEnd]) => {
          // The picker keeps the end when the user selects an earlier start.
          const isNewStart = nextStart?.isValid() && !nextStart.isSame(start, 'day');
          setRental([nextStart, isNewStart && hasRentedDay(nextStart, nextEnd) ? null : nextEnd]);
        }}
        minDate={dayjs('2025-05-01')}
        shouldDisableDate={(day, position) =>
          isRented(day) || (position === 'end' && hasRentedDay(start, day))
        }
        slotProps={{ textField: { sx: { width: '100%', maxWidth: 340 } } }}
      />
    </LocalizationProvider>
  );
}
