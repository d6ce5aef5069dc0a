import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const clinicZone = 'America/New_York';

export default function WhatToStoreLuxon() {
  const [visit, setVisit] = useState<DateTime | null>(
    DateTime.fromISO('2025-05-21T20:30', { zone: clinicZone }),
  );
  const local = visit?.isValid ? visit.setZone(clinicZone).toFormat("yyyy-MM-dd'T'HH:mm") : null;
  const record = {
    instant: visit?.isValid ? visit.toUTC().toISO() : null,
    local,
    zone: clinicZone,
    day: local && local.slice(0, 10),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
