import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RentalRange() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21'),
    dayjs('2025-05-28'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <SingleInputDateRangeField
          label="Rental period"
          value={rental}
          onChange={setRental}
          clearable
        />
        <MultiInputDateRangeField
          value={rental}
          onChange={setRental}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Pick-up' : 'Return' }),
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
