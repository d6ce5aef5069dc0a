import { forwardRef } from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const LedgerTextField = forwardRef<HTMLDivElement, TextFieldProps>(
  function LedgerTextField(props, ref) {
    return <TextField {...props} ref={ref} variant="standard" helperText="Fiscal year 2025" />;
  },
);

export default function MaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure={false}
        label="Booking date"
        defaultValue={dayjs('2025-05-21')}
        slots={{ textField: LedgerTextField }}
      />
    </LocalizationProvider>
  );
}
