import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

interface WeekHeaderProps extends PropsFromSlot<DateCalendarSlots['calendarHeader']> {
  hasWeekNumbers: boolean;
  onToggleWeekNumbers: (shown: boolean) => void;
}

const slots: DateCalendarSlots = {
  calendarHeader: WeekHeader as DateCalendarSlots['calendarHeader'],
};

export default function TypedExtraProps() {
  const [hasWeekNumbers, setHasWeekNumbers] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-21')}
        displayWeekNumber={hasWeekNumbers}
        slots={slots}
        slotProps={{
          calendarHeader: {
            hasWeekNumbers,
            onToggleWeekNumbers: setHasWeekNumbers,
          } as DateCalendarSlotProps['calendarHeader'],
        }}
        sx={{ width: '100%', maxWidth: 320, height: 376, maxHeight: 376 }}
      />
    </LocalizationProvider>
  );
}

function WeekHeader({ hasWeekNumbers, onToggleWeekNumbers, ...header }: WeekHeaderProps) {
  return (
    <div>
      <PickersCalendarHeader {...header} />
      <FormControlLabel
        sx={{ px: 3, height: 40 }}
        control={
          <Switch
            size="small"
            checked={hasWeekNumbers}
            onChange={(_, checked) => onToggleWeekNumbers(checked)}
          />
        }
        label="Week numbers"
      />
    </div>
  );
}
