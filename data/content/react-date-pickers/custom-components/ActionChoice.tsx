import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const all: PickersActionBarAction[] = [
  'today',
  'clear',
  'cancel',
  'accept',
  'next',
  'nextOrAccept',
];
const written = (date: Dayjs | null) => date?.format('D MMM YYYY, h:mm A') ?? 'null';

export default function ActionChoice() {
  const [actions, setActions] = useState<PickersActionBarAction[]>(['today']);
  const [last, setLast] = useState('Nothing called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Actions"
          value={actions}
          onChange={(_, next: PickersActionBarAction[]) => setActions(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {all.map((action) => (
            <ToggleButton key={action} value={action} sx={{ textTransform: 'none' }}>
              {action}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          {last}
        </Typography>
        <Box sx={{ width: '100%', minHeight: 480 }}>
          <StaticDateTimePicker
            defaultValue={dayjs('2025-05-21T15:30')}
            onChange={(next) => setLast(`onChange: ${written(next)}`)}
            onAccept={(next) => setLast(`onAccept: ${written(next)}`)}
            slotProps={{
              actionBar: { actions, sx: { flexWrap: 'wrap' } },
              toolbar: { hidden: true },
            }}
            sx={{
              display: 'block',
              minWidth: 0,
              maxWidth: 320,
              [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
              [`& .${multiSectionDigitalClockClasses.root}`]: { width: '100%' },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
