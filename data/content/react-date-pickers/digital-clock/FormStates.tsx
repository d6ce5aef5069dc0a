import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Gate closes (disabled)</FormLabel>
          <DigitalClock
            disabled
            defaultValue={dayjs('2025-05-21T14:30')}
            sx={{ mx: 0, maxWidth: 240 }}
          />
        </FormControl>
        <FormControl component="fieldset" sx={{ flex: 1 }}>
          <FormLabel component="legend">Departure (read-only)</FormLabel>
          <MultiSectionDigitalClock
            readOnly
            defaultValue={dayjs('2025-05-21T15:15')}
            sx={{ mx: 0, width: 'max-content' }}
          />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
