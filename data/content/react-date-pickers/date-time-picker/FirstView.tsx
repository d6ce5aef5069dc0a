import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FirstView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
        <DateTimePicker
          label="Move today's delivery"
          openTo="hours"
          defaultValue={dayjs('2025-05-21T15:30')}
        />
        <DateTimePicker
          label="Born"
          openTo="year"
          referenceDate={dayjs('1990-01-01T12:00')}
          disableFuture
        />
      </Stack>
    </LocalizationProvider>
  );
}
