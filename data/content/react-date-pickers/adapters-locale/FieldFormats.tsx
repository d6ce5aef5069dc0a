import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const formats = [
  { label: 'Boarding pass', format: 'DD MMM HH:mm' },
  { label: 'Invoice', format: 'LL' },
  { label: 'Calendar entry', format: 'dddd, MMMM D, h:mm A' },
  { label: 'Log file', format: 'YYYY-MM-DD HH:mm:ss' },
  { label: 'Timetable', format: '[departs] H:mm [on] MMMM D' },
  { label: 'Card', format: 'MM/YY' },
];

export default function FieldFormats() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));

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
            key={label}
            label={label}
            format={format}
            helperText={format}
            value={departure}
            onChange={setDeparture}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
