import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function HourCycles() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-05-21T15:30:00'));
  const shared = { value: departure, onChange: setDeparture };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <TimeField label="Ticket" ampm helperText="ampm" {...shared} />
        <TimeField label="Departure board" ampm={false} helperText="ampm={false}" {...shared} />
        <TimeField label="Control room" format="HH:mm:ss" helperText="HH:mm:ss" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
