import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

/** Puts the end on the day of the start, or on the next one if it is earlier than the start. */
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const onSameDay = start.hour(end.hour()).minute(end.minute());
  return [start, onSameDay.isBefore(start) ? onSameDay.add(1, 'day') : onSameDay];
}

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T22:00'),
    dayjs('2025-05-22T06:00'),
  ]);
  const [start, end] = shift;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        ampm={false}
        value={shift}
        onChange={(value) => setShift(overMidnight(value))}
        helperText={hours === null ? 'Enter both times' : `${Math.round(hours * 100) / 100} hours`}
      />
    </LocalizationProvider>
  );
}
