import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

export default function FieldChanges() {
  const [changes, setChanges] = useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Inspection day"
          onChange={(value) => setChanges((before) => [...before, text(value)])}
        />
        <Typography role="status">
          {changes.length === 0
            ? 'No call of onChange yet'
            : `Call ${changes.length} of onChange: ${changes.at(-1)}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function text(value: Dayjs | null): string {
  return value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}
