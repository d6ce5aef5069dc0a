import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may21 = dayjs('2025-05-21T15:30:45');

export default function TimeViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateTimePicker
          label="Parking until"
          views={['day', 'hours', 'minutes']}
          defaultValue={may21}
        />
        <DateTimePicker
          label="Tide"
          views={['month', 'day', 'hours', 'minutes']}
          defaultValue={may21}
        />
        <DateTimePicker
          label="Truck arrives"
          views={['year', 'day', 'hours']}
          defaultValue={may21}
        />
        <DateTimePicker
          label="Measured at"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={may21}
        />
      </Box>
    </LocalizationProvider>
  );
}
