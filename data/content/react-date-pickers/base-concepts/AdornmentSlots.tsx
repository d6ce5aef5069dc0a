import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function AdornmentSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Outbound flight"
        defaultValue={dayjs('2025-05-21')}
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{
          openPickerIcon: { fontSize: 'small' },
          openPickerButton: { color: 'primary' },
          field: { openPickerButtonPosition: 'start' },
          inputAdornment: {
            sx: { paddingInlineEnd: 1, borderInlineEnd: '1px solid', borderColor: 'divider' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
