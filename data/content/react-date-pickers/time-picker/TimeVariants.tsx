import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const curtain = dayjs('2025-05-21T19:30');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Stack spacing={3}>
          <TimePicker label="Follows the device" defaultValue={curtain} />
          <DesktopTimePicker label="Always a popper" defaultValue={curtain} />
          <MobileTimePicker label="Always a dialog" defaultValue={curtain} />
        </Stack>
        <StaticTimePicker
          defaultValue={curtain}
          sx={{
            minWidth: 0,
            gridTemplateColumns: '0 minmax(0, 1fr) 0',
            [`& .${timeClockClasses.root}`]: { width: '100%', maxWidth: 320 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
