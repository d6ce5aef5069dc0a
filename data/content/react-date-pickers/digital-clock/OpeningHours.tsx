import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2025-05-21T09:00');
const closes = dayjs('2025-05-21T17:30');

function isLunch(time: Dayjs) {
  return time.hour() === 12;
}

export default function OpeningHours() {
  const [isSkipping, setSkipping] = useState(true);
  const [visit, setVisit] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        control={<Switch />}
        label="skipDisabled"
        checked={isSkipping}
        onChange={(_, isOn) => setSkipping(isOn)}
      />
      <Box
        role="group"
        aria-label="Visit of the registry office"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <DigitalClock
          ampm={false}
          value={visit}
          onChange={setVisit}
          referenceDate={opens} // or the Tab key finds no option: 00:00 is disabled
          minTime={opens}
          maxTime={closes}
          shouldDisableTime={isLunch}
          skipDisabled={isSkipping}
          sx={{ mx: 0, maxWidth: 240 }}
        />
        <MultiSectionDigitalClock
          aria-label="Visit of the registry office"
          ampm={false}
          timeSteps={{ minutes: 30 }}
          value={visit}
          onChange={setVisit}
          referenceDate={opens}
          minTime={opens}
          maxTime={closes}
          shouldDisableTime={(time, view) => view === 'hours' && isLunch(time)}
          skipDisabled={isSkipping}
          sx={{ mx: 0, width: 'max-content', minHeight: 232 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
