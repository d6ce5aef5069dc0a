import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { ReadOnlyDateField } from './readOnlyDateField.tsx';

export default function ReadOnlyField() {
  const [isOpen, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Due date (own field)"
          defaultValue={dayjs('2025-05-21')}
          slots={{ field: ReadOnlyDateField }}
        />
        <DatePicker
          label="Due date (default field)"
          defaultValue={dayjs('2025-05-21')}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{
            field: { readOnly: true },
            textField: { onClick: () => setOpen(true) },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
