import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const lap = dayjs('2025-05-21T15:30:45');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TimePicker
          label="Launch time"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={lap}
        />
        <TimePicker label="Opens at" views={['hours']} defaultValue={lap} />
        <TimePicker
          label="Bus leaves at minute"
          views={['minutes']}
          ampm={false}
          defaultValue={lap}
        />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          ampm={false}
          defaultValue={lap}
        />
      </Box>
    </LocalizationProvider>
  );
}
