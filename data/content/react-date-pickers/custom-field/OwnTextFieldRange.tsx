import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { CompanyTextField } from './companyTextField.tsx';

export default function OwnTextFieldRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Probation"
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-11-20')]}
        slots={{ textField: CompanyTextField }}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
