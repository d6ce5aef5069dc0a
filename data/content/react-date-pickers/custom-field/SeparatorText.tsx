import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function SeparatorText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateRangePicker
          label="Stay"
          defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
          slotProps={{ field: { dateSeparator: 'to' } }}
          sx={{ width: { sm: 300 } }}
        />
        <SingleInputTimeRangeField
          label="Opening hours"
          defaultValue={[dayjs('2025-05-21T08:30'), dayjs('2025-05-21T17:00')]}
          dateSeparator="until"
        />
      </Stack>
    </LocalizationProvider>
  );
}
