import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormStates() {
  const [sent, setSent] = useState('nothing yet');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSent(`returnDate = ${String(fields.get('returnDate'))}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" onSubmit={submit} aria-label="Library loan">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <DatePicker label="Ordered (disabled)" defaultValue={dayjs('2025-04-30')} disabled />
          <DatePicker label="Lent (read-only)" defaultValue={dayjs('2025-05-07')} readOnly />
          <DatePicker label="Return by" defaultValue={dayjs('2025-05-21')} name="returnDate" />
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
