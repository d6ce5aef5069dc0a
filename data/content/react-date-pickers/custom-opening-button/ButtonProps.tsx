import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={dayjs('2025-05-21')}
        slots={{ inputAdornment: DividedAdornment }}
        slotProps={{
          openPickerButton: ({ isPickerOpen }) => ({
            color: isPickerOpen ? 'secondary' : 'primary',
            size: 'small',
            edge: false,
          }),
          openPickerIcon: { fontSize: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}

const DividedAdornment = styled(InputAdornment)(({ theme }) => ({
  height: 32,
  maxHeight: 'none',
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));
