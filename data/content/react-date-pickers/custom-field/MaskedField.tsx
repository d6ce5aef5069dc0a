import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { MaskedDateField } from './maskedDateField.tsx';

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        format="DD.MM.YYYY"
        maxDate={dayjs('2025-05-21')}
        referenceDate={dayjs('2025-05-01')}
        slots={{ field: MaskedDateField }}
      />
    </LocalizationProvider>
  );
}
