import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2025-05-21');

/** Puts both times on the day of the shift, and an end before the start on the next one. */
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const from = day.hour(start.hour()).minute(start.minute());
  const until = day.hour(end.hour()).minute(end.minute());
  return [from, until.isBefore(from) ? until.add(1, 'day') : until];
}

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times';
  }
  const hours = Math.round(end.diff(start, 'hour', true) * 100) / 100;
  return `Ends on ${end.format('MMMM D')} after ${hours} h`;
}

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T22:00'),
    dayjs('2025-05-22T06:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift on May 21"
        ampm={false}
        value={shift}
        onChange={(value) => setShift(overMidnight(value))}
        helperText={describe(shift)}
      />
    </LocalizationProvider>
  );
}
