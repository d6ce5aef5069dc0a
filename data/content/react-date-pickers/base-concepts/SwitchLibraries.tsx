import { useState, type ReactElement } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { format } from 'date-fns/format';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';

type Library = {
  name: string;
  day: PickerValidDate;
  provide: (picker: ReactElement) => ReactElement;
};

const libraries: Library[] = [
  {
    name: 'Day.js',
    day: dayjs('2025-05-21'),
    provide: (picker) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>
    ),
  },
  {
    name: 'date-fns',
    day: new Date(2025, 4, 21),
    provide: (picker) => (
      <LocalizationProvider dateAdapter={AdapterDateFns}>{picker}</LocalizationProvider>
    ),
  },
  {
    name: 'Luxon',
    day: DateTime.local(2025, 5, 21),
    provide: (picker) => (
      <LocalizationProvider dateAdapter={AdapterLuxon}>{picker}</LocalizationProvider>
    ),
  },
  {
    name: 'Moment.js',
    day: moment('2025-05-21'),
    provide: (picker) => (
      <LocalizationProvider dateAdapter={AdapterMoment}>{picker}</LocalizationProvider>
    ),
  },
];

/** The class of a date, and how to write it with its library. */
function describe(day: PickerValidDate): [type: string, code: string, text: string] {
  if (dayjs.isDayjs(day)) {
    return ['Dayjs', "value.format('YYYY-MM-DD')", day.format('YYYY-MM-DD')];
  }
  if (DateTime.isDateTime(day)) {
    return ['DateTime', 'value.toISODate()', day.toISODate() ?? ''];
  }
  if (moment.isMoment(day)) {
    return ['Moment', "value.format('YYYY-MM-DD')", day.format('YYYY-MM-DD')];
  }
  return ['Date', "format(value, 'yyyy-MM-dd')", format(day, 'yyyy-MM-dd')];
}

export default function SwitchLibraries() {
  const [index, setIndex] = useState(0);
  const [value, setValue] = useState<PickerValidDate | null>(libraries[0]?.day ?? null);
  const library = libraries[index];
  const [type, code, text] = value === null ? ['null', 'value', 'null'] : describe(value);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Date library"
        value={index}
        onChange={(_event, next: number | null) => {
          if (next !== null) {
            setIndex(next);
            setValue(libraries[next]?.day ?? null);
          }
        }}
      >
        {libraries.map(({ name }, position) => (
          <ToggleButton key={name} value={position} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {library?.provide(
        <DatePicker
          key={library.name}
          label="Delivery day"
          defaultValue={library.day}
          onChange={(next, { validationError }) => setValue(validationError ? null : next)}
        />,
      )}
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {type}: <code>{code}</code> → {text}
      </Typography>
    </Stack>
  );
}
