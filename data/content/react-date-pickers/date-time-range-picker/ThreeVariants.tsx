import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const charter: DateRange<Dayjs> = [dayjs('2025-05-21T10:00'), dayjs('2025-05-24T17:00')];
const wide = { width: '100%', maxWidth: 440 };

export default function ThreeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker label="Follows the device" defaultValue={charter} sx={wide} />
        <DesktopDateTimeRangePicker label="Always a popper" defaultValue={charter} sx={wide} />
        <MobileDateTimeRangePicker label="Always a dialog" defaultValue={charter} sx={wide} />
      </Stack>
    </LocalizationProvider>
  );
}
