import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SixWeeks() {
  const [hasOutsideDays, setOutsideDays] = useState(true);
  const [hasSixWeeks, setSixWeeks] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateCalendar
          defaultValue={dayjs('2025-05-21')}
          showDaysOutsideCurrentMonth={hasOutsideDays}
          fixedWeekNumber={hasSixWeeks ? 6 : undefined}
          sx={{ width: '100%', maxWidth: 320, flexShrink: 0, mx: 0 }}
        />
        <FormGroup sx={{ pt: { sm: 2 } }}>
          <FormControlLabel
            control={<Switch />}
            label="showDaysOutsideCurrentMonth"
            checked={hasOutsideDays}
            onChange={(_, isOn) => setOutsideDays(isOn)}
          />
          <FormControlLabel
            control={<Switch />}
            label="fixedWeekNumber={6}"
            checked={hasSixWeeks}
            onChange={(_, isOn) => setSixWeeks(isOn)}
          />
        </FormGroup>
      </Stack>
    </LocalizationProvider>
  );
}
