import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import { CompanyTextField } from './companyTextField.tsx';

function TrainingField(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      alignItems="last baseline" // that of the dates, not of the labels
      spacing={{ xs: 1, sm: 2 }}
    />
  );
}
TrainingField.fieldType = 'multi-input';

export default function OwnTextFieldTwice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        localeText={{ start: 'Training starts', end: 'Training ends' }}
        slots={{ field: TrainingField, textField: CompanyTextField }}
      />
    </LocalizationProvider>
  );
}
