import { useState } from 'react';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const SHIFT_DAY = dayjs('2025-05-21');

function onShiftDay(time: Dayjs) {
  return SHIFT_DAY.hour(time.hour()).minute(time.minute());
}

/** An end before the start is on the next day. */
function withinADay([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const from = onShiftDay(start);
  const to = onShiftDay(end);
  return [from, to.isBefore(from) ? to.add(1, 'day') : to];
}

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T22:00'),
    dayjs('2025-05-22T06:00'),
  ]);
  const end = shift[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift on May 21"
        ampm={false}
        value={shift}
        onChange={(newShift) => setShift(withinADay(newShift))}
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: end?.isValid() ? `Ends on ${end.format('MMMM D')}` : ' ',
          },
        }}
      />
    </LocalizationProvider>
  );
}
