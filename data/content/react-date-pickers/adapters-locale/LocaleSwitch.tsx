import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sv';

const locales = ['en', 'en-gb', 'de', 'sv'];
const shiftStart = dayjs('2025-05-21T15:30');

export default function LocaleSwitch() {
  const [locale, setLocale] = useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
        }}
      >
        <Stack spacing={2}>
          <ToggleButtonGroup
            aria-label="Locale"
            exclusive
            size="small"
            value={locale}
            onChange={(_, next: string | null) => next && setLocale(next)}
          >
            {locales.map((name) => (
              <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <DateTimePicker label="Shift starts" defaultValue={shiftStart} />
        </Stack>
        <DateCalendar defaultValue={shiftStart} sx={{ width: '100%', maxWidth: 320 }} />
      </Box>
    </LocalizationProvider>
  );
}
