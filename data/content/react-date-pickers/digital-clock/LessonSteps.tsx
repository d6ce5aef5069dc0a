import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function LessonSteps() {
  const [minutes, setMinutes] = useState(15);
  const [lesson, setLesson] = useState<Dayjs | null>(dayjs('2025-05-21T14:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Step"
        value={minutes}
        onChange={(_, next: number | null) => next && setMinutes(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={15}>15 min</ToggleButton>
        <ToggleButton value={20}>20 min</ToggleButton>
        <ToggleButton value={60}>60 min</ToggleButton>
      </ToggleButtonGroup>
      <Box
        role="group"
        aria-label="Driving lesson"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <DigitalClock
          timeStep={minutes}
          value={lesson}
          onChange={setLesson}
          sx={{ mx: 0, maxWidth: 240 }}
        />
        <MultiSectionDigitalClock
          aria-label="Driving lesson"
          timeSteps={{ hours: 1, minutes }}
          value={lesson}
          onChange={setLesson}
          sx={{ mx: 0, width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
