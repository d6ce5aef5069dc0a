import Stack from '@mui/material/Stack';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const lesson: DateRange<Dayjs> = [dayjs('2025-05-21T15:30'), dayjs('2025-05-21T17:00')];

export default function ThreeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker label="Follows the device" defaultValue={lesson} />
        <DesktopTimeRangePicker label="Always a popper" defaultValue={lesson} />
        <MobileTimeRangePicker label="Always a dialog" defaultValue={lesson} />
      </Stack>
    </LocalizationProvider>
  );
}
