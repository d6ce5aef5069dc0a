import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function SlotRules() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <TimeField
          label="Appointment"
          ampm={false}
          minTime={dayjs('2025-05-21T08:00')}
          maxTime={dayjs('2025-05-21T17:00')}
          minutesStep={15}
          defaultValue={dayjs('2025-05-21T15:30')}
          helperText="08:00–17:00, quarters"
        />
        <TimeField
          label="Night delivery"
          ampm={false}
          shouldDisableTime={(time, view) =>
            view === 'hours' && time.hour() > 5 && time.hour() < 22
          }
          defaultValue={dayjs('2025-05-21T23:30')}
          helperText="22:00–05:59"
        />
      </Stack>
    </LocalizationProvider>
  );
}
