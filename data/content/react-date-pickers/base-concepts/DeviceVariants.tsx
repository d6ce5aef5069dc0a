import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2025-05-21T15:30');

export default function DeviceVariants() {
  const hasMouse = useMediaQuery('(pointer: fine)', { defaultMatches: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Typography variant="body2">
          On your device, TimePicker renders {hasMouse ? 'DesktopTimePicker' : 'MobileTimePicker'}.
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TimePicker label="TimePicker" defaultValue={opening} />
          <DesktopTimePicker label="DesktopTimePicker" defaultValue={opening} />
          <MobileTimePicker label="MobileTimePicker" defaultValue={opening} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
