import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/** Outside of the component, so that the adapter isn't created anew on each render. */
const isoDates = {
  keyboardDate: 'YYYY-MM-DD',
  keyboardDateTime12h: 'YYYY-MM-DD hh:mm A',
  keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
};
const arrival = dayjs('2025-05-21T15:30');

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={isoDates}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DateField label="Arrival (field)" defaultValue={arrival} />
        <DatePicker label="Arrival (picker)" defaultValue={arrival} />
        <DateTimeField label="Gate closes (field)" defaultValue={arrival} />
        <DateTimePicker label="Gate closes (picker)" defaultValue={arrival} />
      </Box>
    </LocalizationProvider>
  );
}
