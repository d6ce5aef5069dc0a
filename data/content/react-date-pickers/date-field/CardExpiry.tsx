import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstOfMonth = dayjs('2025-05-01');

export default function CardExpiry() {
  const [expiry, setExpiry] = useState<Dayjs | null>(null);
  const lastDay = expiry?.isValid() ? expiry.endOf('month') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Card valid until"
        format="MM/YY"
        referenceDate={firstOfMonth}
        minDate={firstOfMonth}
        value={expiry}
        onChange={setExpiry}
        helperText={lastDay ? `Last day: ${lastDay.format('D MMMM YYYY')}` : 'As on the card'}
      />
    </LocalizationProvider>
  );
}
