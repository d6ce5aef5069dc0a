import { forwardRef } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const ShopTextField = forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function ShopTextField(props, ref) {
    return (
      <PickersTextField
        {...props}
        ref={ref}
        size="small"
        helperText={props.error ? 'The shop is closed then.' : 'Open from Tuesday, 09:00 to 18:00'}
      />
    );
  },
);

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Pickup day"
          defaultValue={dayjs('2025-05-21')}
          shouldDisableDate={(date) => date.day() < 2}
          slots={{ textField: ShopTextField }}
        />
        <TimePicker
          label="Pickup time"
          defaultValue={dayjs('2025-05-21T15:30')}
          minTime={dayjs('2025-05-21T09:00')}
          maxTime={dayjs('2025-05-21T18:00')}
          slots={{ textField: ShopTextField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
