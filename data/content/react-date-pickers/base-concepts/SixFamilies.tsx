import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const start = dayjs('2025-05-21T08:30');
const end = dayjs('2025-05-23T17:00');

export default function SixFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <DatePicker label="Invoice date" defaultValue={start} />
        <DateRangePicker label="Trade fair" defaultValue={[start, end]} />
        <TimePicker label="Train leaves at" defaultValue={start} />
        <TimeRangePicker label="Opening hours" defaultValue={[start, end]} />
        <DateTimePicker label="Delivery" defaultValue={start} />
        <DateTimeRangePicker
          label="Car rental"
          defaultValue={[start, end]}
          format="MMM D, hh:mm A"
        />
      </Box>
    </LocalizationProvider>
  );
}
