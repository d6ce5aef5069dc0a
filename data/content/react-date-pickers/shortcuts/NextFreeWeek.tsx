import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const FIRST_MONDAY = dayjs('2025-05-26');
const TAKEN = new Set(['2025-05-28', '2025-06-06', '2025-06-19']);

const isTaken = (day: Dayjs) => TAKEN.has(day.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Next free week',
    getValue: ({ isValid }) => {
      for (let week = 0; week < 26; week += 1) {
        const monday = FIRST_MONDAY.add(week, 'week');
        const days = [0, 1, 2, 3, 4].map((offset) => monday.add(offset, 'day'));
        // A range is valid although a day inside of it is disabled, so each day is tried.
        if (days.every((day) => isValid([day, day]))) {
          return [monday, monday.add(4, 'day')];
        }
      }
      return [null, null];
    },
  },
];

export default function NextFreeWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Training room"
        calendars={1}
        referenceDate={FIRST_MONDAY}
        minDate={FIRST_MONDAY}
        shouldDisableDate={isTaken}
        slotProps={{
          textField: { fullWidth: true, helperText: 'Taken: May 28, June 6 and June 19' },
          shortcuts: { items },
          layout: { sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 } } },
        }}
      />
    </LocalizationProvider>
  );
}
