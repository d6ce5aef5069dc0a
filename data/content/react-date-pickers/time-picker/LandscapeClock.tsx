import useMediaQuery from '@mui/material/useMediaQuery';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function LandscapeClock() {
  const isWide = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        orientation={isWide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2025-05-21T15:30')}
        sx={{
          minWidth: 0,
          gridTemplateColumns: isWide ? undefined : '0 minmax(0, 1fr) 0',
          [`& .${pickersLayoutClasses.toolbar}`]: isWide ? { gridColumn: 1 } : {},
          [`& .${timeClockClasses.root}`]: { width: '100%', maxWidth: 320 },
        }}
      />
    </LocalizationProvider>
  );
}
