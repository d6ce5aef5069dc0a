import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const day = dayjs('2025-05-21');

export default function TimeFormStates() {
  const [sent, setSent] = useState('Not sent yet.');

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = new FormData(event.currentTarget).get('lastOrder');
    setSent(`Sent: lastOrder = ${String(time)}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        onSubmit={send}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}
      >
        <TimePicker label="Last order" name="lastOrder" defaultValue={day.hour(21).minute(45)} />
        <TimePicker label="Doors open (read-only)" readOnly defaultValue={day.hour(18)} />
        <TimePicker label="Curfew (disabled)" disabled defaultValue={day.hour(23)} />
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
          Send
        </Button>
        <Box role="status" sx={{ alignSelf: 'center', gridColumn: { sm: 'span 2' } }}>
          {sent}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
