import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function IncidentForm() {
  const [incident, setIncident] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const [result, setResult] = useState('Nothing sent');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { incidentAt } = Object.fromEntries(new FormData(event.currentTarget));
    setResult(incidentAt ? `Sent: ${String(incidentAt)}` : 'Complete the date and the time.');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={submit} aria-label="Incident report">
        <Stack direction="row" spacing={1}>
          <DateTimeField
            label="Incident"
            required
            value={incident}
            onChange={setIncident}
            sx={{ width: 240 }}
          />
          <input
            type="hidden"
            name="incidentAt"
            value={incident?.isValid() ? incident.toISOString() : ''}
          />
          <Button type="submit" variant="outlined">
            Send
          </Button>
        </Stack>
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {result}
        </Typography>
      </form>
    </LocalizationProvider>
  );
}
