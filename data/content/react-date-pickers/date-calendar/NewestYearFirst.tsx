import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function NewestYearFirst() {
  const [year, setYear] = useState(dayjs('2022-01-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
        <Typography variant="subtitle1" component="p" role="status">
          Model year {year.year()}
        </Typography>
        <YearCalendar
          aria-label="Model year"
          value={year}
          onChange={setYear}
          yearsOrder="desc"
          minDate={dayjs('1990-01-01')}
          maxDate={dayjs('2026-12-31')}
          sx={{ width: '100%', height: 240 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
