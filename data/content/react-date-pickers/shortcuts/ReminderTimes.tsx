import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

const reminders = [
  { label: 'This evening', getValue: () => dayjs('2025-05-21T19:00') },
  { label: 'Tomorrow morning', getValue: () => dayjs('2025-05-22T08:30') },
  { label: 'Monday 9 AM', getValue: () => dayjs('2025-05-26T09:00') },
  { label: 'No reminder', getValue: () => null },
];

export default function ReminderTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Call back"
        defaultValue={dayjs('2025-05-21T15:30')}
        slotProps={{
          textField: { fullWidth: true },
          shortcuts: { items: reminders },
          layout: { sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 } } },
        }}
      />
    </LocalizationProvider>
  );
}
