import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const expiry = dayjs('2025-05-21');

export default function DensityPair() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Dense" formatDensity="dense" defaultValue={expiry} />
        <DatePicker label="Spacious" formatDensity="spacious" defaultValue={expiry} />
      </Stack>
    </LocalizationProvider>
  );
}
