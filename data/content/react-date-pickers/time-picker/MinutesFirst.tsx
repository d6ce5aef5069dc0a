import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function MinutesFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        openTo="minutes"
        defaultValue={dayjs('2025-05-21T15:30')}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{
          minWidth: 0,
          gridTemplateColumns: '0 minmax(0, 1fr) 0',
          [`& .${timeClockClasses.root}`]: { width: '100%', maxWidth: 320 },
        }}
      />
    </LocalizationProvider>
  );
}
