import { useState } from 'react';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableSlot() {
  const [isCleared, setIsCleared] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Quiet hours"
        defaultValue={[dayjs('2025-05-21T13:00'), dayjs('2025-05-21T15:00')]}
        onChange={([start, end]) => setIsCleared(start === null && end === null)}
        slotProps={{
          field: { clearable: true, dateSeparator: 'to' },
          textField: {
            size: 'small',
            fullWidth: true,
            helperText: isCleared ? 'No quiet hours' : 'Notifications are paused',
          },
        }}
      />
    </LocalizationProvider>
  );
}
