import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
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
      <form onSubmit={submit} aria-label="Library loan">
        <div className="flex flex-col gap-4 min-[600px]:flex-row">
          <DatePicker label="Ordered (disabled)" defaultValue={dayjs('2025-04-30')} disabled />
          <DatePicker label="Lent (read-only)" defaultValue={dayjs('2025-05-07')} readOnly />
          <DatePicker label="Return by" defaultValue={dayjs('2025-05-21')} name="returnDate" />
        </div>
        <div className="mt-4 flex items-center gap-4">
          <Button type="submit" variant="outlined" className="shrink-0">
            Send
          </Button>
          <Typography variant="body2" role="status">
            Sent: {sent}
          </Typography>
        </div>
      </form>
    </LocalizationProvider>
  );
}
