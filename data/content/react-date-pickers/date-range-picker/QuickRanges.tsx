import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs('2025-05-21'); // in your app: dayjs()

const presets: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'Last 30 days', getValue: () => [today.subtract(29, 'day'), today] },
  {
    label: 'Last month',
    getValue: () => {
      const month = today.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month').startOf('day')];
    },
  },
  { label: 'Year to date', getValue: () => [today.startOf('year'), today] },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function QuickRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report period"
        calendars={1}
        maxDate={today}
        defaultValue={[today.startOf('month'), today]}
        slotProps={{
          shortcuts: { items: presets },
          textField: { sx: { width: '100%', maxWidth: 340 } },
        }}
      />
    </LocalizationProvider>
  );
}
