import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function StayInOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-28')]}
        clearable
        fullWidth
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
