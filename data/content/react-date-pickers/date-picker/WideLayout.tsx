import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function WideLayout() {
  const hasRoom = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-05-21')}
          sx={{
            minWidth: 0,
            [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
            [`& .${pickersLayoutClasses.toolbar}`]: hasRoom ? { gridColumn: 1 } : {},
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
