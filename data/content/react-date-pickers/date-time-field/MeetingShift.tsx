import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function MeetingShift() {
  const [meeting, setMeeting] = useState<Dayjs | null>(dayjs('2025-05-21T23:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateTimeField
          label="Reminder (uncontrolled)"
          defaultValue={dayjs('2025-05-21T09:00')}
          fullWidth
        />
        <DateTimeField
          label="Handover (controlled)"
          value={meeting}
          onChange={setMeeting}
          fullWidth
        />
        <Button
          disabled={!meeting?.isValid()}
          onClick={() => setMeeting((current) => current && current.add(1, 'hour'))}
          sx={{ height: 56, flexShrink: 0 }}
        >
          One hour later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
