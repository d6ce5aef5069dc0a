import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const showTime = dayjs('2025-05-21T15:30');

export default function ClockKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateTimePicker label="Columns (default)" defaultValue={showTime} />
        <DateTimePicker
          label="One list"
          format="MM/DD/YYYY hh:mm A"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={showTime}
        />
        <DateTimePicker
          label="Analog clock"
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
          defaultValue={showTime}
        />
        <DateTimePicker
          label="Time by keyboard"
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
          defaultValue={showTime}
        />
      </Box>
    </LocalizationProvider>
  );
}
