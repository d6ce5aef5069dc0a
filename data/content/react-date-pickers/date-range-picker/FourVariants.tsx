import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { pickersSlideTransitionClasses } from '@mui/x-date-pickers/DateCalendar';
import { dateRangeCalendarClasses } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const fair: DateRange<Dayjs> = [dayjs('2025-05-19'), dayjs('2025-05-23')];

export default function FourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Stack spacing={3}>
          <DateRangePicker label="Depends on the device" defaultValue={fair} />
          <DesktopDateRangePicker label="Always a popper" defaultValue={fair} />
          <MobileDateRangePicker label="Always a dialog" defaultValue={fair} />
        </Stack>
        <StaticDateRangePicker
          defaultValue={fair}
          sx={{
            minWidth: 0,
            gridTemplateColumns: '0 minmax(0, 1fr) 0',
            [`& .${dateRangeCalendarClasses.monthContainer}`]: { flex: 1, minWidth: 0 },
            [`& .${pickersSlideTransitionClasses.root}`]: { minWidth: { xs: 0, sm: 312 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
