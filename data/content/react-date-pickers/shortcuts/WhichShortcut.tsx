import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

const invoiced = dayjs('2025-05-07');

const terms = [
  { id: 'net-14', label: '14 days', getValue: () => invoiced.add(14, 'day') },
  { id: 'net-30', label: '30 days', getValue: () => invoiced.add(30, 'day') },
  { id: 'eom', label: 'End of month', getValue: () => invoiced.endOf('month').startOf('day') },
];

export default function WhichShortcut() {
  const [term, setTerm] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        referenceDate={invoiced}
        onChange={(value, { shortcut }) => {
          const own = value ? 'own date' : 'none';
          setTerm(shortcut ? `${shortcut.label} (${shortcut.id})` : own);
        }}
        slotProps={{
          textField: { fullWidth: true, helperText: `Payment term: ${term}` },
          shortcuts: { items: terms },
          layout: { sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 } } },
        }}
      />
    </LocalizationProvider>
  );
}
