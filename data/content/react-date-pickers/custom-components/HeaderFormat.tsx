import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-21')}
        slots={{ switchViewIcon: ExpandMoreIcon }}
        slotProps={{
          calendarHeader: {
            format: 'MM / YYYY',
            sx: { bgcolor: 'action.hover', borderRadius: 1, mx: 1.5, pl: 2, pr: 0 },
          },
          switchViewButton: { color: 'primary' },
        }}
        sx={{ width: '100%', maxWidth: 320, mx: 0 }}
      />
    </LocalizationProvider>
  );
}
