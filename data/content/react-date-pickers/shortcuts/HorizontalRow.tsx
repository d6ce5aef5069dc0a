import { dateRangeCalendarClasses } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { pickersSlideTransitionClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs('2025-05-21');

const stays: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Tonight', getValue: () => [today, today.add(1, 'day')] },
  { label: 'This weekend', getValue: () => [dayjs('2025-05-23'), dayjs('2025-05-25')] },
  { label: 'Memorial Day weekend', getValue: () => [dayjs('2025-05-24'), dayjs('2025-05-27')] },
  { label: 'Next week', getValue: () => [dayjs('2025-05-26'), dayjs('2025-06-01')] },
];

export default function HorizontalRow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        minDate={today}
        defaultValue={[today, today.add(1, 'day')]}
        slotProps={{
          shortcuts: {
            items: stays,
            sx: { display: 'flex', overflowX: 'auto', maxWidth: 320 },
          },
          actionBar: { actions: [] },
        }}
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          minWidth: 0,
          mx: 'auto',
          gridTemplateColumns: { xs: '0 minmax(0, 1fr) 0', sm: 'max-content auto max-content' },
          [`& .${dateRangeCalendarClasses.monthContainer}`]: { flex: 1, minWidth: 0 },
          [`& .${pickersSlideTransitionClasses.root}`]: { minWidth: { xs: 0, sm: 312 } },
          [`& .${pickersLayoutClasses.shortcuts}`]: {
            gridColumn: '2 / 4',
            gridRow: 1,
            '& li': { width: 'auto', px: 0.5 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
