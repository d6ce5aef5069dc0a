import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { CompanyTextField } from './companyTextField.tsx';

export default function OwnTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hired on"
        defaultValue={dayjs('2025-05-21')}
        maxDate={dayjs('2025-06-30')}
        slots={{ textField: CompanyTextField }}
        slotProps={{ field: { clearable: true } }}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
