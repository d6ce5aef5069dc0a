import WarningIcon from '@mui/icons-material/Warning';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WarningIconBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2025-05-26')}
        slots={{ inputAdornment: WarningAdornment }}
        slotProps={{ textField: { helperText: 'From May 26' } }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

function WarningAdornment({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <InputAdornment {...props}>
      {!isValid(value) && <WarningIcon color="error" titleAccess="No delivery on this day" />}
      {children}
    </InputAdornment>
  );
}
