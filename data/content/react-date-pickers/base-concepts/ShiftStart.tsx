import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ShiftStart() {
  const [start, setStart] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Start of the shift"
          value={start}
          onChange={setStart}
          referenceDate={dayjs('2025-05-21T06:00')}
        />
        <Typography variant="body2" role="status">
          Value: {start?.isValid() ? start.format('YYYY-MM-DD HH:mm:ss') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
