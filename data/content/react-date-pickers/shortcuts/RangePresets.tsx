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

const presets: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')] },
  {
    label: 'Last week',
    getValue: () => {
      const day = today.subtract(1, 'week');
      return [day.startOf('week'), day.endOf('week')];
    },
  },
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today.endOf('day')] },
  { label: 'Month to date', getValue: () => [today.startOf('month'), today.endOf('day')] },
  {
    label: 'Last month',
    getValue: () => {
      const day = today.subtract(1, 'month');
      return [day.startOf('month'), day.endOf('month')];
    },
  },
  { label: 'Year to date', getValue: () => [today.startOf('year'), today.endOf('day')] },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function RangePresets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        defaultValue={[today.startOf('month'), today.endOf('day')]}
        slotProps={{
          shortcuts: { items: presets },
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
          // Above the calendar on phones
          [`& .${pickersLayoutClasses.shortcuts}`]: {
            gridColumn: { xs: '2 / 4', sm: 1 },
            gridRow: { xs: 1, sm: 2 },
            maxHeight: { xs: 104, sm: 336 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
