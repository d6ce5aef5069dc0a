import { createContext, useContext, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

/** The selected days, such as `2025-05-21`. */
const SelectedDays = createContext<string[]>([]);

function keyOf(day: Dayjs) {
  return day.format('YYYY-MM-DD');
}

function ToggleDay(props: PickersDayProps) {
  const isSelected = useContext(SelectedDays).includes(keyOf(props.day));
  return <PickersDay {...props} selected={isSelected} aria-selected={isSelected} />;
}

export default function SwapDays() {
  const [days, setDays] = useState(['2025-05-06', '2025-05-14', '2025-05-15']);

  function toggle(day: string) {
    setDays((current) =>
      current.includes(day) ? current.filter((each) => each !== day) : [...current, day].sort(),
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedDays.Provider value={days}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <DateCalendar
            value={null} // or the calendar would mark one more day
            onChange={(day) => day && toggle(keyOf(day))}
            referenceDate={dayjs('2025-05-01')}
            views={['day']}
            slots={{ day: ToggleDay }}
            sx={{ width: '100%', maxWidth: 320, flexShrink: 0, mx: 0 }}
          />
          <Stack sx={{ pt: { sm: 2 }, minHeight: 112 }}>
            <Typography variant="subtitle2" component="p">
              Shifts to swap
            </Typography>
            <Typography variant="body2" role="status" sx={{ my: 1 }}>
              {days.map((day) => dayjs(day).format('MMM D')).join(', ') || 'None'}
            </Typography>
            <Button
              size="small"
              disabled={days.length === 0}
              onClick={() => setDays([])}
              sx={{ alignSelf: 'start' }}
            >
              Clear
            </Button>
          </Stack>
        </Stack>
      </SelectedDays.Provider>
    </LocalizationProvider>
  );
}
