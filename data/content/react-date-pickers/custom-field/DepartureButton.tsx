import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { ButtonDateField } from './buttonDateField.tsx';

export default function DepartureButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2025-05-21')}
          minDate={dayjs('2025-05-05')}
          slots={{ field: ButtonDateField }}
        />
        <DatePicker
          label="Sold out"
          defaultValue={dayjs('2025-05-28')}
          disabled
          slots={{ field: ButtonDateField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
