import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const holidays = [
  { label: 'New Year’s Day', getValue: () => dayjs('2025-01-01') },
  { label: 'Memorial Day', getValue: () => dayjs('2025-05-26') },
  { label: 'Juneteenth', getValue: () => dayjs('2025-06-19') },
  { label: 'Independence Day', getValue: () => dayjs('2025-07-04') },
  { label: 'Labor Day', getValue: () => dayjs('2025-09-01') },
  { label: 'Columbus Day', getValue: () => dayjs('2025-10-13') },
  { label: 'Veterans Day', getValue: () => dayjs('2025-11-11') },
  { label: 'Thanksgiving', getValue: () => dayjs('2025-11-27') },
  { label: 'Christmas Day', getValue: () => dayjs('2025-12-25') },
];

export default function HolidayList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-21')}
        slotProps={{
          shortcuts: { items: holidays },
          actionBar: { actions: [] },
        }}
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          minWidth: 0,
          mx: 'auto',
          gridTemplateColumns: { xs: '0 minmax(0, 1fr) 0', sm: 'max-content auto max-content' },
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
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
