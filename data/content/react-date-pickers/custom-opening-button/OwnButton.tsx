import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OwnButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        defaultValue={dayjs('2025-05-21')}
        slots={{ openPickerButton: CalendarButton }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

function CalendarButton({ children, disabled, onClick, 'aria-label': label }: IconButtonProps) {
  return (
    <Button
      size="small"
      startIcon={children}
      disabled={disabled}
      onClick={onClick}
      aria-label={`Calendar: ${label}`}
    >
      Calendar
    </Button>
  );
}
