import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const narrow = { width: '100%', maxWidth: 320 };

export default function HourCycle() {
  const [sunset, setSunset] = useState<Dayjs | null>(dayjs('2025-05-21T20:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography variant="subtitle1" component="p" role="status" sx={{ textAlign: 'center' }}>
        Sunset at {sunset?.format('h:mm A')}, or {sunset?.format('HH:mm')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div role="group" aria-label="12-hour clock">
          <TimeClock
            ampm
            ampmInClock
            views={['hours']}
            value={sunset}
            onChange={setSunset}
            sx={narrow}
          />
        </div>
        <div role="group" aria-label="24-hour clock">
          <TimeClock
            ampm={false}
            views={['hours']}
            value={sunset}
            onChange={setSunset}
            sx={narrow}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
