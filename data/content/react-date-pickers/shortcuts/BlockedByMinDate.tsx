import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

const dispatchDays = [
  { label: 'Same day', getValue: () => dayjs('2025-05-21') },
  { label: 'Next day', getValue: () => dayjs('2025-05-22') },
  { label: 'Saturday', getValue: () => dayjs('2025-05-24') },
  { label: 'In a week', getValue: () => dayjs('2025-05-28') },
];

export default function BlockedByMinDate() {
  const [isInStock, setIsInStock] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Dispatch"
          referenceDate={dayjs('2025-05-21')}
          minDate={dayjs(isInStock ? '2025-05-21' : '2025-05-24')}
          slotProps={{
            shortcuts: { items: dispatchDays },
            layout: { sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 } } },
          }}
        />
        <FormControlLabel
          label="All items in stock"
          control={<Switch checked={isInStock} onChange={(_, checked) => setIsInStock(checked)} />}
        />
      </Stack>
    </LocalizationProvider>
  );
}
