import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const noticeMs = 3000;

export default function ClearableReminder() {
  const [notices, setNotices] = useState(0);

  // Another click while the notice is visible starts the time again.
  useEffect(() => {
    if (notices === 0) return undefined;
    const timer = setTimeout(() => setNotices(0), noticeMs);
    return () => clearTimeout(timer);
  }, [notices]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Remind me on"
          defaultValue={dayjs('2025-05-21')}
          slotProps={{
            field: { clearable: true, onClear: () => setNotices((count) => count + 1) },
          }}
        />
        <Typography variant="body2" role="status" sx={{ height: 20 }}>
          {notices > 0 && 'Reminder removed.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
