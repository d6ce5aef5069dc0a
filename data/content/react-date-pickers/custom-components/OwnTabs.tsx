import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-05-21T15:30')}
        slots={{ tabs: ValueTabs }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        sx={{
          display: 'block',
          minWidth: 0,
          maxWidth: 320,
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          [`& .${multiSectionDigitalClockClasses.root}`]: { width: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}

/** The tabs show the value, so no toolbar is needed. */
function ValueTabs({ className, hidden }: DateTimePickerTabsProps) {
  const { value, view, setView } = usePickerContext<Dayjs | null>();
  if (hidden) return null;
  const isDate = view === 'day' || view === 'month' || view === 'year';

  return (
    <Tabs
      className={className}
      variant="fullWidth"
      aria-label="Part of the value"
      value={isDate ? 'day' : 'hours'}
      onChange={(_, next: 'day' | 'hours') => setView(next)}
    >
      <Tab value="day" label={value?.format('ddd, MMM D') ?? 'Day'} />
      <Tab value="hours" label={value?.format('h:mm A') ?? 'Time'} />
    </Tabs>
  );
}
