import AlarmIcon from '@mui/icons-material/Alarm';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-05-21T15:30')}
        slotProps={{
          tabs: {
            dateIcon: <LocalShippingIcon />,
            timeIcon: <AlarmIcon />,
            sx: { bgcolor: 'action.hover' },
          },
          toolbar: { hidden: true },
          actionBar: { actions: [] },
        }}
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
