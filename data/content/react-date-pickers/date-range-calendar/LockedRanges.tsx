import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const audit: [Dayjs, Dayjs] = [dayjs('2025-05-12'), dayjs('2025-05-16')];

export default function LockedRanges() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          justifyContent: 'center',
          gridTemplateColumns: { xs: 'auto', md: 'auto auto' },
        }}
      >
        <Box role="group" aria-labelledby={`${id}-disabled`}>
          <Typography id={`${id}-disabled`} align="center">
            disabled
          </Typography>
          <DateRangeCalendar disabled calendars={1} defaultValue={audit} />
        </Box>
        <Box role="group" aria-labelledby={`${id}-read-only`}>
          <Typography id={`${id}-read-only`} align="center">
            readOnly
          </Typography>
          <DateRangeCalendar readOnly calendars={1} defaultValue={audit} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
