import EditCalendarIcon from '@mui/icons-material/EditCalendar';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2025-05-21T15:30');

export default function OtherIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Travel day"
          defaultValue={departure}
          slots={{ openPickerIcon: EditCalendarIcon }}
        />
        <TimePicker
          label="Take-off"
          defaultValue={departure}
          slots={{ openPickerIcon: FlightTakeoffIcon }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
