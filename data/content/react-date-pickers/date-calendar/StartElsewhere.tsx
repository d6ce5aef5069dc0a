import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const narrow = {
  width: '100%',
  maxWidth: 320,
  mx: 0,
  [`& .${dateCalendarClasses.viewTransitionContainer} [role="radiogroup"]`]: { width: '100%' },
};

export default function StartElsewhere() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">First day of summer camp</FormLabel>
          <DateCalendar referenceDate={dayjs('2025-07-14T09:00')} sx={narrow} />
        </FormControl>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Date of birth</FormLabel>
          <DateCalendar
            views={['year', 'month', 'day']}
            openTo="year"
            referenceDate={dayjs('2014-01-01')}
            maxDate={dayjs('2025-05-21')}
            sx={narrow}
          />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
