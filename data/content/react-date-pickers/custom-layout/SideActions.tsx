import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function SideActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-21')}
        slotProps={{ actionBar: { actions: ['today', 'clear'], disableSpacing: true } }}
        sx={{
          minWidth: 0,
          gridTemplateColumns: { xs: '0 minmax(0, 1fr) 0', sm: 'none' },
          maxWidth: 'max-content',
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          [`& .${pickersLayoutClasses.actionBar}`]: {
            gridColumn: { xs: '1 / 4', sm: 1 },
            gridRow: { xs: 3, sm: 2 },
            flexDirection: { xs: 'row', sm: 'column' },
            justifyContent: 'flex-start',
            gap: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}
