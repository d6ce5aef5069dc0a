import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const filedOn = dayjs('2025-05-07');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField label="Zeros added" format="M/D/YYYY" defaultValue={filedOn} />
        <DateField
          label="As in the format"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={filedOn}
        />
      </Stack>
    </LocalizationProvider>
  );
}
