import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/en-gb';
import 'moment/locale/sv';

moment.locale('en'); // each import above makes its locale the global one

const locales = ['en', 'en-gb', 'de', 'sv'];
const shiftStart = moment('2025-05-21T15:30');

export default function LocaleMoment() {
  const [locale, setLocale] = useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
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
