import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'pickers-rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }). */
const toRightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

/** The package has no Arabic texts. */
const arabicTexts = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openDatePickerDialogue: () => 'اختر التاريخ',
  calendarViewSwitchingButtonAriaLabel: () => 'بدّل بين السنوات والأيام',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
};
const delivery = dayjs('2025-05-21');

export default function ArabicRtl() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRightToLeft}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="ar"
          localeText={arabicTexts}
        >
          <Box
            dir="rtl"
            lang="ar"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
            }}
          >
            <DatePicker
              label="موعد التسليم"
              format="D MMMM YYYY"
              defaultValue={delivery}
              slotProps={{ desktopPaper: { dir: 'rtl' }, mobilePaper: { dir: 'rtl' } }}
            />
            <DateCalendar defaultValue={delivery} sx={{ width: '100%', maxWidth: 320 }} />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
