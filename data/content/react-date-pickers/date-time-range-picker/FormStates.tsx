import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [dayjs('2025-05-21T22:00'), dayjs('2025-05-22T05:00')];
const wide = { width: '100%', maxWidth: 440 };

export default function FormStates() {
  const [sent, setSent] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          setSent(`Sent: ${String(form.get('closure'))}`);
        }}
        sx={{ alignItems: 'flex-start' }}
      >
        <DateTimeRangePicker
          label="Tunnel closed"
          name="closure"
          defaultValue={closure}
          sx={wide}
        />
        <DateTimeRangePicker label="Disabled" disabled defaultValue={closure} sx={wide} />
        <DateTimeRangePicker label="Read-only" readOnly defaultValue={closure} sx={wide} />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
