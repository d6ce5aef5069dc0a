import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ThreeStyles() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const shared = { value: departure, onChange: setDeparture };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
        }}
      >
        <Stack spacing={3}>
          <DatePicker label="Departure (picker)" {...shared} />
          <DateField label="Departure (field)" {...shared} />
        </Stack>
        <DateCalendar {...shared} sx={{ width: '100%', maxWidth: 320 }} />
      </Box>
    </LocalizationProvider>
  );
}
