import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BirthDate() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('1990-05-21'));
  const stored = value?.isValid() ? value.format('YYYY-MM-DD') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Date of birth" value={value} onChange={setValue} />
        <Typography role="status">{stored ? `Stored: ${stored}` : 'Nothing stored'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
