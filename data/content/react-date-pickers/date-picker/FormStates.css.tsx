import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import styles from './FormStates.module.css';

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
        <div className={styles.dates}>
          <DatePicker label="Ordered (disabled)" defaultValue={dayjs('2025-04-30')} disabled />
          <DatePicker label="Lent (read-only)" defaultValue={dayjs('2025-05-07')} readOnly />
          <DatePicker label="Return by" defaultValue={dayjs('2025-05-21')} name="returnDate" />
        </div>
        <div className={styles.sending}>
          <Button type="submit" variant="outlined" className={styles.send}>
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
