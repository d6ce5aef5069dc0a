import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StartView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          referenceDate={dayjs('1990-01-01')}
          disableFuture
        />
        <DatePicker
          label="Summer leave"
          views={['year', 'month', 'day']}
          openTo="month"
          referenceDate={dayjs('2025-07-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
