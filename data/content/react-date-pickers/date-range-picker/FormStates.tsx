import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormStates() {
  const [sent, setSent] = useState('nothing yet');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSent(`leave = ${String(fields.get('leave'))}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={submit} aria-label="Request for leave">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DateRangePicker
            label="Company holidays (disabled)"
            defaultValue={[dayjs('2025-05-01'), dayjs('2025-05-02')]}
            disabled
          />
          <DateRangePicker
            label="Approved (read-only)"
            defaultValue={[dayjs('2025-05-07'), dayjs('2025-05-09')]}
            readOnly
          />
          <DateRangePicker
            label="Leave"
            defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-23')]}
            name="leave"
          />
          <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
            Send
          </Button>
        </Box>
        <Typography variant="body2" role="status">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
