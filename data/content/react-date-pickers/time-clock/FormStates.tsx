import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const narrow = {
  width: '100%',
  maxWidth: 320,
  mx: 0,
  // Or the buttons cover the 1 on small phones.
  [`& .${timeClockClasses.arrowSwitcher}`]: { top: 0, right: 0 },
};

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Gate closes (disabled)</FormLabel>
          <TimeClock ampm={false} disabled defaultValue={dayjs('2025-05-21T14:45')} sx={narrow} />
        </FormControl>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Departure (read-only)</FormLabel>
          <TimeClock
            ampm={false}
            readOnly
            showViewSwitcher
            defaultValue={dayjs('2025-05-21T15:30')}
            sx={narrow}
          />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
