import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Employee = { name: string; hired: string | null };

export default function ServerStrings() {
  const [employee, setEmployee] = useState<Employee>({ name: 'Ada Nowak', hired: '2025-05-21' });
  const [hired, setHired] = useState<Dayjs | null>(() =>
    employee.hired === null ? null : dayjs(employee.hired),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label={`${employee.name} hired on`}
          value={hired}
          onChange={(next, { validationError }) => {
            setHired(next);
            if (validationError === null) {
              setEmployee({ ...employee, hired: next && next.format('YYYY-MM-DD') });
            }
          }}
        />
        <Typography variant="body2" role="status" sx={{ fontFamily: 'monospace' }}>
          {JSON.stringify(employee)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
