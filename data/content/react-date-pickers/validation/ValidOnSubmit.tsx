import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ValidOnSubmit() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sent, setSent] = useState('');
  const isMissing = isSubmitted && value === null;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    setSent(value !== null && error === null ? `Sent: ${value.format('YYYY-MM-DD')}` : '');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={1}>
        <DatePicker
          label="Surgery date"
          value={value}
          onChange={(date, context) => {
            setValue(date);
            setError(context.validationError);
          }}
          minDate={dayjs('2025-05-12')}
          maxDate={dayjs('2025-07-31')}
          slotProps={{
            textField: {
              required: true,
              error: isMissing ? true : undefined,
              helperText: isMissing ? 'Enter a complete date.' : 'May 12 to July 31, 2025',
            },
          }}
        />
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            Request
          </Button>
          <Typography role="status" variant="body2">
            {sent}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
