import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

type Range = [Dayjs | null, Dayjs | null];

const monday = dayjs('2025-05-19');
const weeks: { label: string; range: Range }[] = [
  { label: 'May 19 – 23', range: [monday, monday.add(4, 'day')] },
  { label: 'May 26 – 30', range: [monday.add(7, 'day'), monday.add(11, 'day')] },
  { label: 'June 2 – 6', range: [monday.add(14, 'day'), monday.add(18, 'day')] },
  { label: 'No leave', range: [null, null] },
];

export default function WeekButtons() {
  const [leave, setLeave] = useState<Range>([monday, monday.add(4, 'day')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          justifyContent: 'center',
          gridTemplateColumns: { xs: 'auto', sm: 'auto auto' },
        }}
      >
        <Stack direction={{ xs: 'row', sm: 'column' }} useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {weeks.map(({ label, range }) => (
            <Button key={label} variant="outlined" size="small" onClick={() => setLeave(range)}>
              {label}
            </Button>
          ))}
        </Stack>
        <DateRangeCalendar
          calendars={1}
          value={leave}
          onChange={setLeave}
          referenceDate={dayjs('2025-05-01')}
        />
      </Box>
    </LocalizationProvider>
  );
}
