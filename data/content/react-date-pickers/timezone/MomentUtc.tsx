import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment';

export default function MomentUtc() {
  const [value, setValue] = useState<Moment | null>(moment.utc('2025-05-21T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={2}>
        <DateTimePicker label="Runway slot (UTC)" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid() ? `Value: ${value.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
