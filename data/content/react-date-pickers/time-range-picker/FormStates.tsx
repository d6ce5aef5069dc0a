import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const morning: DateRange<Dayjs> = [dayjs('2025-05-21T08:00'), dayjs('2025-05-21T12:30')];

export default function FormStates() {
  const [sent, setSent] = useState('');

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`Sent: ${String(new FormData(event.currentTarget).get('surgeryHours'))}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} spacing={2}>
        <TimeRangePicker label="Closed today" defaultValue={morning} disabled />
        <TimeRangePicker label="Planned (read-only)" defaultValue={morning} readOnly />
        <TimeRangePicker label="Surgery hours" defaultValue={morning} name="surgeryHours" />
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            Send
          </Button>
          <Typography role="status" variant="body2">
            {sent}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
