import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Start of the shift"
        defaultValue={dayjs('2025-05-21T15:40')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        slotProps={{
          textField: { fullWidth: true, helperText: 'Every quarter of an hour' },
        }}
      />
    </LocalizationProvider>
  );
}
