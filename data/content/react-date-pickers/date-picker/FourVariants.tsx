import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const opening = dayjs('2025-05-21');

export default function FourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Stack spacing={3}>
          <DatePicker label="Follows the device" defaultValue={opening} />
          <DesktopDatePicker label="Always a popper" defaultValue={opening} />
          <MobileDatePicker label="Always a dialog" defaultValue={opening} />
        </Stack>
        <StaticDatePicker
          defaultValue={opening}
          sx={{
            minWidth: 0,
            [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
