import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment-timezone';

export default function MomentZone() {
  const [value, setValue] = useState<Moment | null>(
    moment.tz('2025-05-21T15:30', 'Asia/Singapore'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={2}>
        <DateTimePicker label="Ship docks in Singapore" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid() ? `Value: ${value.format()}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
