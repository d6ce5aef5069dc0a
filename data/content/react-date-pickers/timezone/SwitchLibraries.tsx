import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime } from 'luxon';
import moment from 'moment-timezone';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Berlin';

/** Noon in Berlin on days with 24, 23 and 25 hours. */
const days = [
  { label: 'May 21', noon: '2025-05-21T12:00' },
  { label: 'March 30', noon: '2025-03-30T12:00' },
  { label: 'October 26', noon: '2025-10-26T12:00' },
] as const;

const libraries = ['Day.js', 'Luxon', 'Moment.js'] as const;
type Library = (typeof libraries)[number];

export default function SwitchLibraries() {
  const [library, setLibrary] = useState<Library>('Day.js');
  const [value, setValue] = useState<PickerValidDate | null>(() => dateOf('Day.js', days[0].noon));
  const instant = value?.valueOf() ?? NaN;

  const providerProps = {
    'Day.js': { dateAdapter: AdapterDayjs },
    Luxon: { dateAdapter: AdapterLuxon },
    'Moment.js': { dateAdapter: AdapterMoment, dateLibInstance: moment },
  }[library];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Date library"
        value={library}
        onChange={(_, next: Library | null) => {
          if (next) {
            setLibrary(next);
            setValue(dateOf(next, days[0].noon));
          }
        }}
      >
        {libraries.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider key={library} {...providerProps}>
        <DateTimePicker
          label="Tram departs, Berlin"
          ampm={false}
          timezone={zone}
          value={value}
          onChange={setValue}
        />
      </LocalizationProvider>
      <Stack direction="row" spacing={1}>
        {days.map(({ label, noon }) => (
          <Button key={noon} size="small" onClick={() => setValue(dateOf(library, noon))}>
            {label}
          </Button>
        ))}
      </Stack>
      <Typography role="status">
        {Number.isNaN(instant) ? 'No value' : `UTC: ${new Date(instant).toISOString()}`}
      </Typography>
    </Stack>
  );
}

/** The date object of a library for a local time in Berlin. */
function dateOf(library: Library, text: string): PickerValidDate {
  switch (library) {
    case 'Luxon':
      return DateTime.fromISO(text, { zone });
    case 'Moment.js':
      return moment.tz(text, zone);
    default:
      return dayjs.tz(text, zone);
  }
}
