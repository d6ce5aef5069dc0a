import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function CourseForm() {
  const [start, setStart] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const [result, setResult] = useState('Courses start from May 21, 2025.');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!start || error) {
      setResult('Enter a complete date from May 21, 2025.');
      return;
    }
    const form = new FormData(event.currentTarget);
    setResult(`Sent: ${[...form].map(([name, value]) => `${name}=${String(value)}`).join('&')}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={submit} aria-label="Course">
        <Stack direction="row" spacing={2}>
          <DateField
            label="Course starts"
            required
            minDate={dayjs('2025-05-21')}
            value={start}
            onChange={(date, context) => {
              setStart(date);
              setError(context.validationError);
            }}
          />
          <input type="hidden" name="start" value={start?.format('YYYY-MM-DD') ?? ''} />
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
