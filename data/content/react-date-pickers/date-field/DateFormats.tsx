import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = [
  { label: 'Passport issued', format: 'DD.MM.YYYY' },
  { label: 'Release', format: 'YYYY-MM-DD' },
  { label: 'Wedding', format: 'D MMMM YYYY' },
  { label: 'Collection day', format: 'ddd, D MMM YYYY' },
  { label: 'Card valid until', format: 'MM/YY' },
  { label: 'Harvest', format: '[Week of] D MMM' },
];

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {formats.map(({ label, format }) => (
          <DateField
            key={format}
            label={label}
            format={format}
            defaultValue={dayjs('2025-05-21')}
            helperText={format}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
