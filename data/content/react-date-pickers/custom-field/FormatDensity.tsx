import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Passport issued"
          defaultValue={dayjs('2025-05-21')}
          formatDensity="dense"
        />
        <DatePicker
          label="Passport valid until"
          defaultValue={dayjs('2031-05-21')}
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
