import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function HourCycle() {
  const [ampm, setAmpm] = useState(true);
  const [curtain, setCurtain] = useState<Dayjs | null>(dayjs('2025-05-21T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        control={<Switch />}
        label="12-hour clock"
        checked={ampm}
        onChange={(_, isOn) => setAmpm(isOn)}
      />
      <Box
        role="group"
        aria-label="Start of the play"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <DigitalClock
          ampm={ampm}
          value={curtain}
          onChange={setCurtain}
          sx={{ mx: 0, maxWidth: 240 }}
        />
        <MultiSectionDigitalClock
          aria-label="Start of the play"
          ampm={ampm}
          value={curtain}
          onChange={setCurtain}
          sx={{ mx: 0, width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
