import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

/** A day with its whole date as its name, and its part in the range. */
function NamedDay(props: DateRangePickerDayProps) {
  const { day, isStartOfHighlighting, isEndOfHighlighting, isHighlighting } = props;
  const parts = [day.format('dddd, MMMM D')];
  if (isStartOfHighlighting) {
    parts.push('arrival');
  }
  if (isEndOfHighlighting) {
    parts.push('departure');
  }
  if (isHighlighting && parts.length === 1) {
    parts.push('part of the stay');
  }
  return <DateRangePickerDay {...props} aria-label={parts.join(', ')} />;
}

export default function SpokenRange() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-05-21'), dayjs('2025-05-25')]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateRangePicker
          label="Arrival and departure"
          value={stay}
          onChange={setStay}
          slots={{ day: NamedDay }}
          slotProps={{
            popper: { 'aria-label': 'Arrival and departure' },
            textField: { sx: { width: '100%', maxWidth: 340 } },
          }}
        />
        <Typography variant="body2" role="status">
          {nights > 0
            ? `${nights === 1 ? '1 night' : `${nights} nights`}, from ${arrival?.format('MMMM D')} to ${departure?.format('MMMM D')}`
            : 'Select arrival and departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
