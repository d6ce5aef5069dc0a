import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS } from 'date-fns/locale/en-US';
import dayjs from 'dayjs';
import british from 'dayjs/locale/en-gb';
import { DateTime, Settings } from 'luxon';
import moment from 'moment';

const day = '2025-05-21';

// Day.js: a copy of the locale under another name, which leaves the original as it is.
dayjs.locale({ ...british, name: 'en-saturday', weekStart: 6 }, undefined, true);

// Moment.js: a child of the locale. Defining it also makes it the global one.
moment.defineLocale('en-saturday', { parentLocale: 'en', week: { dow: 6, doy: 12 } });
moment.locale('en');

// date-fns: another locale object.
const saturdayUS = { ...enUS, options: { ...enUS.options, weekStartsOn: 6 as const } };

// Luxon: a setting for all locales, so the demo makes it while Luxon is selected.
const saturdayWeeks: typeof Settings.defaultWeekSettings = {
  firstDay: 6,
  minimalDays: 1,
  weekend: [5, 6],
};

const sx = { width: '100%', maxWidth: 320 };

// Functions, because Luxon's dates keep the week settings that they were created with.
const calendars = {
  'Day.js': () => (
    <LocalizationProvider key="dayjs" dateAdapter={AdapterDayjs} adapterLocale="en-saturday">
      <DateCalendar referenceDate={dayjs(day)} sx={sx} />
    </LocalizationProvider>
  ),
  'date-fns': () => (
    <LocalizationProvider key="date-fns" dateAdapter={AdapterDateFns} adapterLocale={saturdayUS}>
      <DateCalendar referenceDate={new Date(2025, 4, 21)} sx={sx} />
    </LocalizationProvider>
  ),
  Luxon: () => (
    <LocalizationProvider key="luxon" dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <DateCalendar referenceDate={DateTime.fromISO(day)} sx={sx} />
    </LocalizationProvider>
  ),
  'Moment.js': () => (
    <LocalizationProvider key="moment" dateAdapter={AdapterMoment} adapterLocale="en-saturday">
      <DateCalendar referenceDate={moment(day)} sx={sx} />
    </LocalizationProvider>
  ),
};
type Library = keyof typeof calendars;
const libraries: Library[] = ['Day.js', 'date-fns', 'Luxon', 'Moment.js'];

export default function WeekStartLibraries() {
  const [library, setLibrary] = useState<Library>('Day.js');

  useEffect(
    () => () => {
      Settings.defaultWeekSettings = null;
    },
    [],
  );

  const select = (next: Library | null) => {
    if (next) {
      Settings.defaultWeekSettings = next === 'Luxon' ? saturdayWeeks : null;
      setLibrary(next);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Date library"
        exclusive
        size="small"
        value={library}
        onChange={(_, next: Library | null) => select(next)}
      >
        {libraries.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {calendars[library]()}
    </Stack>
  );
}
