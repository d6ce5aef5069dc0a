import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CarService() {
  const [sent, setSent] = useState('nothing yet');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSent(`collect = ${String(fields.get('collect'))}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" onSubmit={submit} aria-label="Car service">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <DateTimePicker
            label="Inspected (disabled)"
            defaultValue={dayjs('2025-05-19T10:00')}
            ampm={false}
            disabled
          />
          <DateTimePicker
            label="Brought in (read-only)"
            defaultValue={dayjs('2025-05-21T08:15')}
            ampm={false}
            readOnly
          />
          <DateTimePicker
            label="Collect"
            defaultValue={dayjs('2025-05-21T15:30')}
            format="YYYY-MM-DD HH:mm"
            name="collect"
          />
        </Stack>
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, alignItems: 'center' }}>
          <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
            Send
          </Button>
          <Typography variant="body2" role="status">
            Sent: {sent}
          </Typography>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
