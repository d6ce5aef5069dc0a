import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment from 'moment-jalaali';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });

const cache = createCache({ key: 'jalali-moment', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }). */
const toRightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const persian = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
const formats = { fullDate: 'jD jMMMM jYYYY' };
const appointment = moment('2025-05-21');

export default function JalaliMoment() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRightToLeft}>
        <LocalizationProvider
          dateAdapter={AdapterMomentJalaali}
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
