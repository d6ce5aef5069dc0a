import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const clinicDay = dayjs('2025-05-21');
const isLunch = (time: Dayjs) => time.hour() === 12;

export default function AppointmentSlots() {
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        referenceDate={clinicDay.hour(9)}
        minTime={clinicDay.hour(9)}
        maxTime={clinicDay.hour(16).minute(30)}
        minutesStep={30}
        shouldDisableTime={isLunch}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        closeOnSelect
        onChange={(_, context) => setError(context.validationError)}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Not an appointment time' : 'Half hours, 9 AM to 4:30 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
