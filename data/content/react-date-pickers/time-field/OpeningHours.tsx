import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpeningHours() {
  const [opens, setOpens] = useState<Dayjs | null>(dayjs('2025-05-21T09:00'));
  const [closes, setCloses] = useState<Dayjs | null>(dayjs('2025-05-21T18:30'));
  const minutes = closes?.diff(opens, 'minute') ?? Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <TimeField label="Opens" value={opens} onChange={setOpens} />
        <TimeField
          label="Closes"
          value={closes}
          onChange={setCloses}
          minTime={opens?.isValid() ? opens : undefined}
        />
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {opens && minutes > 0
          ? `Open for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
          : 'Enter both times, the later one second.'}
      </Typography>
    </LocalizationProvider>
  );
}
