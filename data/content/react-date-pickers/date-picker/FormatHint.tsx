import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const format = 'DD.MM.YYYY';

export default function FormatHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        format={format}
        slotProps={{ textField: { helperText: `As printed in it: ${format}` } }}
      />
    </LocalizationProvider>
  );
}
