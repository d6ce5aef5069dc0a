import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function CampaignPeriod() {
  const [campaign, setCampaign] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21'),
    dayjs('2025-06-04'),
  ]);
  const [turn, setTurn] = useState(0);

  function clear() {
    setCampaign([null, null]);
    setTurn((current) => current + 1); // a new key clears incomplete dates too
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 480 }}>
        <MultiInputDateRangeField
          key={turn}
          value={campaign}
          onChange={setCampaign}
          dateSeparator="until"
          spacing={1}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Campaign from' : 'Until',
              size: 'small',
            }),
            separator: { sx: { color: 'text.secondary', display: { xs: 'none', sm: 'block' } } },
          }}
          sx={{ width: '100%' }}
        />
        <Button size="small" onClick={clear}>
          Clear both dates
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
