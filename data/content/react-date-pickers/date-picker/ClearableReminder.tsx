import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const noticeMs = 3000;

export default function ClearableReminder() {
  const [noticed, setNoticed] = useState(false);

  useEffect(() => {
    if (!noticed) return undefined;
    const timer = setTimeout(() => setNoticed(false), noticeMs);
    return () => clearTimeout(timer);
  }, [noticed]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Remind me on"
          defaultValue={dayjs('2025-05-21')}
          slotProps={{ field: { clearable: true, onClear: () => setNoticed(true) } }}
        />
        <Typography variant="body2" role="status" sx={{ height: 20 }}>
          {noticed && 'Reminder removed.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
