import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClinicSlots() {
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        referenceDate={dayjs('2025-05-21T09:00')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        skipDisabled
        minTime={dayjs('2025-05-21T09:00')}
        maxTime={dayjs('2025-05-21T16:45')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        onChange={(_, context) => setError(context.validationError)}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? 'Only weekdays, 9 AM to 4:45 PM, every 15 minutes'
              : 'Monday to Friday, 9 AM to 5 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
