import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const days = ['2025-05-21', '2025-05-22', '2025-05-23'];

export default function VisitTime() {
  const [day, setDay] = useState('2025-05-21');
  const [visit, setVisit] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day of the visit"
          value={day}
          onChange={(_event, next: string | null) => {
            if (next) {
              setDay(next);
              setVisit(null);
            }
          }}
        >
          {days.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
              {dayjs(each).format('ddd, MMM D')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeField
          key={day} // a mounted field ignores another referenceDate
          label="Time of the visit"
          value={visit}
          onChange={setVisit}
          referenceDate={dayjs(day)}
        />
        <Typography variant="body2" role="status">
          Value: {visit?.isValid() ? visit.format('YYYY-MM-DD HH:mm:ss') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
