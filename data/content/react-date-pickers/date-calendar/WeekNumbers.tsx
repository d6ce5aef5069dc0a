import 'dayjs/locale/en-gb';
import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

/** Eight columns of 34 px, for phones. */
const slimCells = [
  `& .${pickersDayClasses.root}`,
  `& .${dayCalendarClasses.weekDayLabel}`,
  `& .${dayCalendarClasses.weekNumber}`,
  `& .${dayCalendarClasses.weekNumberLabel}`,
].join();

export default function WeekNumbers() {
  const label = useId();
  const [locale, setLocale] = useState('en-gb');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateCalendar
          key={locale}
          displayWeekNumber
          defaultValue={dayjs('2027-01-06')}
          sx={{
            width: '100%',
            maxWidth: 320,
            flexShrink: 0,
            mx: 0,
            [slimCells]: { width: { xs: 32, sm: 36 }, mx: { xs: '1px', sm: '2px' } },
          }}
        />
        <FormControl sx={{ pt: { sm: 2 } }}>
          <FormLabel id={label}>Delivery weeks of</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={locale}
            onChange={(_, next) => setLocale(next)}
          >
            <FormControlLabel
              value="en-gb"
              control={<Radio />}
              label="London (ISO weeks from Monday)"
            />
            <FormControlLabel value="en" control={<Radio />} label="New York (weeks from Sunday)" />
          </RadioGroup>
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
