import { useState } from 'react';
import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearAndRestore() {
  const [expiry, setExpiry] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [cleared, setCleared] = useState<Dayjs | null>(null);

  function restore() {
    setExpiry(cleared);
    setCleared(null);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <DateField
          label="Offer expires"
          value={expiry}
          onChange={setExpiry}
          clearable
          onClear={() => expiry?.isValid() && setCleared(expiry)} // an incomplete date is null
          slots={{ clearIcon: BackspaceOutlined }}
          sx={{ width: 240 }}
        />
        <Button onClick={restore} disabled={!cleared || expiry !== null}>
          Undo
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
