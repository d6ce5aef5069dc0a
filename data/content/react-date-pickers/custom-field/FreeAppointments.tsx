import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DayListField, freeDays, isFree } from './dayListField.tsx';

export default function FreeAppointments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        referenceDate={freeDays[0]}
        shouldDisableDate={(date) => !isFree(date)}
        slots={{ field: DayListField }}
        sx={{ maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
