import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TimeOfAnEmptyPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
        <DateTimePicker label="Check-in (midnight)" />
        <DateTimePicker label="Check-in (3 PM)" referenceDate={dayjs('2025-05-01T15:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
