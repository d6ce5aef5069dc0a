import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import { CompanyTextField } from './companyTextField.tsx';

export default function OwnTextFieldTwice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        localeText={{ start: 'Training starts', end: 'Training ends' }}
        slots={{ field: MultiInputDateRangeField, textField: CompanyTextField }}
      />
    </LocalizationProvider>
  );
}
