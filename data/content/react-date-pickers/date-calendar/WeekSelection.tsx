import 'dayjs/locale/en-gb';
import { createContext, useContext, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  pickersDayClasses,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

/** A day of the selected week. */
const SelectedWeek = createContext<Dayjs | null>(null);

function DayOfWeek(props: PickersDayProps) {
  const { day } = props;
  const week = useContext(SelectedWeek);
  const isSelected = week !== null && day.isSame(week, 'week');

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={isSelected}
      aria-selected={isSelected}
      sx={[
        { width: 40, borderRadius: 0 },
        day.isSame(day.startOf('week'), 'day') && {
          borderStartStartRadius: '50%',
          borderEndStartRadius: '50%',
        },
        day.isSame(day.endOf('week'), 'day') && {
          borderStartEndRadius: '50%',
          borderEndEndRadius: '50%',
        },
      ]}
    />
  );
}

export default function WeekSelection() {
  const [week, setWeek] = useState<Dayjs | null>(dayjs('2025-05-21').locale('en-gb'));
  const monday = week?.startOf('week').format('MMMM D');
  const sunday = week?.endOf('week').format('MMMM D');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <SelectedWeek.Provider value={week}>
        <Stack sx={{ maxWidth: 320, mx: 'auto' }}>
          <Typography variant="subtitle1" component="p" role="status">
            Timesheet of {monday} to {sunday}
          </Typography>
          <DateCalendar
            value={week}
            onChange={setWeek}
            showDaysOutsideCurrentMonth
            slots={{ day: DayOfWeek }}
            sx={{
              width: '100%',
              // The whole week reacts to the mouse.
              [`& .${dayCalendarClasses.weekContainer}:hover .${pickersDayClasses.root}:not(.${pickersDayClasses.selected})`]:
                { bgcolor: 'action.hover' },
            }}
          />
        </Stack>
      </SelectedWeek.Provider>
    </LocalizationProvider>
  );
}
