import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = [
  { label: 'Log entry', format: 'YYYY-MM-DD HH:mm:ss' },
  { label: 'Surgery', format: 'D MMM YYYY, HH:mm' },
  { label: 'Concert', format: 'ddd, MMM D, YYYY, h A' },
  { label: 'Shift starts', format: 'HH:mm [on] DD.MM.' },
];

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {formats.map(({ label, format }) => (
          <DateTimeField
            key={format}
            label={label}
            format={format}
            defaultValue={dayjs('2025-05-21T15:30')}
            helperText={format}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
