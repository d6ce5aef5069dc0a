import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const clinicZone = 'America/New_York';

export default function WhatToStore() {
  const [visit, setVisit] = useState<Dayjs | null>(dayjs.tz('2025-05-21T20:30', clinicZone));
  const local = visit?.isValid() ? visit.format('YYYY-MM-DDTHH:mm') : null;
  const record = {
    instant: local && dayjs.tz(local, clinicZone).toISOString(),
    local,
    zone: clinicZone,
    day: local && local.slice(0, 10),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Visit, New York clinic"
          timezone={clinicZone}
          value={visit}
          onChange={setVisit}
        />
        <Box component="pre" role="status" sx={{ m: 0, overflowX: 'auto', fontSize: 14 }}>
          {JSON.stringify(record, null, 2)}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
