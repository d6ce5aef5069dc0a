import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { ButtonDateField } from './buttonDateField.tsx';
import { DayListField } from './dayListField.tsx';
import { MaskedDateField } from './maskedDateField.tsx';

export default function FourFields() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const shared = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DatePicker label="Default field" {...shared} />
        <DatePicker label="List of free days" slots={{ field: DayListField }} {...shared} />
        <DatePicker label="Masked input" slots={{ field: MaskedDateField }} {...shared} />
        <DatePicker label="Button" slots={{ field: ButtonDateField }} {...shared} />
      </Box>
    </LocalizationProvider>
  );
}
