import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-21')}
        slotProps={{ toolbar: { toolbarFormat: 'dddd, D MMMM' }, actionBar: { actions: [] } }}
        sx={{
          minWidth: 0,
          gridTemplateColumns: '0 minmax(0, 1fr) 0',
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
        }}
      />
    </LocalizationProvider>
  );
}
