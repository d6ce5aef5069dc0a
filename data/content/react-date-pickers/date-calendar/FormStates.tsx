import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const narrow = { width: '100%', maxWidth: 320, mx: 0 };

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Booked on (disabled)</FormLabel>
          <DateCalendar defaultValue={dayjs('2025-05-07')} disabled sx={narrow} />
        </FormControl>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Arrival (read-only)</FormLabel>
          <DateCalendar defaultValue={dayjs('2025-05-21')} readOnly sx={narrow} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
