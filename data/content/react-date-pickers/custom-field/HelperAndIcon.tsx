import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HelperAndIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        defaultValue={dayjs('2025-05-21')}
        slotProps={{
          textField: {
            size: 'small',
            color: 'success',
            required: true,
            helperText: 'Drivers arrive between 08:00 and 12:00.',
            InputProps: {
              startAdornment: (
                <InputAdornment position="start">
                  <LocalShippingIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
