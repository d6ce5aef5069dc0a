import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { sv } from 'date-fns/locale/sv';

const locales = [enUS, enGB, de, sv];
const shiftStart = new Date(2025, 4, 21, 15, 30);

export default function LocaleDateFns() {
  const [locale, setLocale] = useState(de);

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
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
            value={locale.code}
            onChange={(_, code: string | null) =>
              setLocale((current) => locales.find((each) => each.code === code) ?? current)
            }
          >
            {locales.map(({ code }) => (
              <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
                {code}
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
