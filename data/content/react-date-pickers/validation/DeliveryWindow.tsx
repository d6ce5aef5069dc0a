import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryWindow() {
  const [hasFirst, setHasFirst] = useState(true);
  const [hasLast, setHasLast] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Delivery day"
          defaultValue={dayjs('2025-05-09')}
          minDate={hasFirst ? dayjs('2025-05-12') : undefined}
          maxDate={hasLast ? dayjs('2025-06-13') : undefined}
        />
        <FormControlLabel
          label="In stock from May 12 (minDate)"
          control={<Switch checked={hasFirst} onChange={(_, checked) => setHasFirst(checked)} />}
        />
        <FormControlLabel
          label="Offer ends on June 13 (maxDate)"
          control={<Switch checked={hasLast} onChange={(_, checked) => setHasLast(checked)} />}
        />
      </Stack>
    </LocalizationProvider>
  );
}
