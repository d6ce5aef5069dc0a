import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const rules = {
  minDate: dayjs('2025-05-12'),
  maxDate: dayjs('2025-05-30'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

export default function FieldAndCalendar() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-09'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'center', alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <DateField
          {...rules}
          label="Inspection day"
          value={value}
          onChange={setValue}
          helperText="May 12 to 30, not on Sundays"
          sx={{ mt: 2 }}
        />
        <DateCalendar
          {...rules}
          value={value}
          onChange={setValue}
          sx={{ width: '100%', maxWidth: 320, mx: { xs: 'auto', sm: 0 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
