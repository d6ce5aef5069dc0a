// The locale comes before moment-hijri, which adds the names of its months to it.
import 'moment/locale/ar-sa';
import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import moment, { type Moment } from 'moment-hijri';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'hijri-rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }). */
const toRightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const monthOf = (day: Moment) => day.iYear() * 12 + day.iMonth();

/** Compares Hijri months and years, where the adapter of the package compares Gregorian ones. */
class HijriAdapter extends AdapterMomentHijri {
  override isSameMonth = (day: Moment, other: Moment) => monthOf(day) === monthOf(other);
  override isSameYear = (day: Moment, other: Moment) => day.iYear() === other.iYear();
  override isBeforeYear = (day: Moment, other: Moment) => day.iYear() < other.iYear();
  override isAfterYear = (day: Moment, other: Moment) => day.iYear() > other.iYear();
}

const label = 'موعد السفر';
const dialog = { dir: 'rtl', lang: 'ar' };

function DateButton() {
  const { value, setOpen, triggerRef, triggerStatus } = usePickerContext<Moment | null>();
  const shown = value?.clone().locale('ar-sa').format('dddd iD iMMMM iYYYY');

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      disabled={triggerStatus !== 'enabled'}
      startIcon={<CalendarIcon />}
      onClick={() => setOpen(true)}
    >
      {shown ? `${label}: ${shown}` : label}
    </Button>
  );
}

export default function HijriButton() {
  const [departure, setDeparture] = useState<Moment | null>(moment('2025-05-21'));

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRightToLeft}>
        <LocalizationProvider dateAdapter={HijriAdapter}>
          <div dir="rtl" lang="ar">
            <DatePicker
              value={departure}
              onChange={setDeparture}
              minDate={moment('1937-03-14')}
              maxDate={moment('2076-11-26')}
              slots={{ field: DateButton }}
              slotProps={{
                popper: { 'aria-label': label },
                desktopPaper: dialog,
                mobilePaper: dialog,
              }}
            />
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
