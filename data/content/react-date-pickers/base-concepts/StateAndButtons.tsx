import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstSlot = dayjs('2025-05-21T15:30');

export default function StateAndButtons() {
  const [slot, setSlot] = useState<Dayjs | null>(firstSlot);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Loading slot" value={slot} onChange={setSlot} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setSlot(firstSlot)}>
            First free slot
          </Button>
          <Button
            variant="outlined"
            disabled={!slot?.isValid()}
            onClick={() => setSlot((current) => current && current.add(1, 'hour'))}
          >
            One hour later
          </Button>
          <Button variant="outlined" onClick={() => setSlot(null)}>
            No slot
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          State: {slot?.isValid() ? slot.format('YYYY-MM-DD HH:mm') : 'no slot'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
