import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

const reviews = [
  { label: 'In a month', getValue: () => dayjs('2025-06-20') },
  { label: 'In a quarter', getValue: () => dayjs('2025-08-20') },
  { label: 'In half a year', getValue: () => dayjs('2025-11-20') },
];

type Importance = 'accept' | 'set';

export default function SetOrAccept() {
  const [changeImportance, setChangeImportance] = useState<Importance>('accept');
  const [calls, setCalls] = useState<string[]>([]);
  const note = (call: string) => setCalls((current) => [...current, call].slice(-4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="changeImportance"
          value={changeImportance}
          onChange={(_, chosen: Importance | null) =>
            setChangeImportance((current) => chosen ?? current)
          }
        >
          <ToggleButton value="accept" sx={{ textTransform: 'none' }}>
            accept
          </ToggleButton>
          <ToggleButton value="set" sx={{ textTransform: 'none' }}>
            set
          </ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Contract review"
          defaultValue={dayjs('2025-05-21')}
          onOpen={() => setCalls(['onOpen'])}
          onChange={() => note('onChange')}
          onAccept={() => note('onAccept')}
          onClose={() => note('onClose')}
          slotProps={{
            shortcuts: { items: reviews, changeImportance },
            layout: { sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 } } },
          }}
        />
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {calls.length > 0 ? calls.join(' → ') : 'Open the picker and click a shortcut'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
