import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'jalali-date-fns', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }). */
const toRightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const persian = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
/** Letters in the weekday row, where the default has digits. */
const formats = { weekdayShort: 'EEEEE' };
const appointment = new Date(2025, 4, 21);

export default function JalaliDateFns() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRightToLeft}>
        <LocalizationProvider
          dateAdapter={AdapterDateFnsJalali}
          dateFormats={formats}
          localeText={persian}
        >
          <Box
            dir="rtl"
            lang="fa"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
            }}
          >
            <DatePicker
              label="نوبت پزشک"
              defaultValue={appointment}
              slotProps={{ desktopPaper: { dir: 'rtl' }, mobilePaper: { dir: 'rtl' } }}
            />
            <DateCalendar defaultValue={appointment} sx={{ width: '100%', maxWidth: 320 }} />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
